import { useState } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Program } from '@/api/program/contract';
import { formatClock } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { pathTo } from '@/routing/paths';
import { formatPlace } from '@/shared/program/place';
import { programSearch } from '@/shared/program/program-search';
import { nextDeadlines, type DueDate } from '@/shared/program/deadlines';
import { useDeadlineFormat } from '@/shared/program/use-deadline-format';
import type { CsvTexts } from './plan-csv';
import type { IcsTexts } from './plan-ics';
import { useTranslation } from '@/i18n/use-translation';
import { download } from '@/browser/download';
import { loadPart } from '@/routing/lazy-reload';
import { useSingleRun } from '@/shared/forms/use-single-run';
import { toast } from '@/ui/overlays/toaster';
import { print } from './use-printing';

export type ExportKind = 'print' | 'csv' | 'calendar';

/** The texts of the files in the page's language, and their name. */
function useExportFormat(): { csv: CsvTexts; ics: IcsTexts; fileName: string } {
  const { t } = useTranslation(['saved', 'checklist', 'results']);
  const locale = useLocale();
  const linkOf = (program: Program) =>
    window.location.origin + pathTo(locale, 'school-list', { search: programSearch(program) });
  const { clock } = useDeadlineFormat();
  const closing = (due: DueDate, zone: string) => ({
    time: formatClock(locale, due.time ?? '23:59'),
    zone,
  });
  const csv: CsvTexts = {
    columns: t('export.columns', { returnObjects: true }),
    status: (status) => t(`checklist:status.${status}`),
    degree: ({ degree }) => (degree ? t(`results:degrees.${degree}`) : ''),
    source: ({ source, tuition_source: tuition }) =>
      [source, tuition].includes('illustrative') ? t('export.illustrative') : '',
    linkOf,
  };
  const ics: IcsTexts = {
    name: t('export.calendar'),
    summary: (task, { title, school }) =>
      t(`export.summary.${task}`, { title, school: school.name }),
    description: ({ title, school, source }, due) =>
      [
        title,
        [school.name, formatPlace(school)].filter(Boolean).join(', '),
        due && (due.zone === null ? t('export.noZone') : t('export.zone', closing(due, due.zone))),
        due && clock(due),
        due && source === 'illustrative' && t('export.illustrative'),
      ]
        .filter(Boolean)
        .join('\n'),
    linkOf,
    host: window.location.host,
  };
  return { csv, ics, fileName: t('export.fileName') };
}

/** Prints the plan or downloads it as a file; the code for files is loaded on demand. */
export function useExports(list: readonly Bookmark[] | undefined): {
  exporting: ExportKind | null;
  start: (kind: ExportKind) => void;
} {
  const { t } = useTranslation('checklist');
  const { csv, ics, fileName } = useExportFormat();
  const [exporting, setExporting] = useState<ExportKind | null>(null);
  const [, run] = useSingleRun();

  async function make(kind: 'csv' | 'calendar', bookmarks: readonly Bookmark[]): Promise<void> {
    if (kind === 'csv') {
      const { planCsv } = await loadPart(() => import('./plan-csv'));
      download(`${fileName}.csv`, 'text/csv', await planCsv(bookmarks, csv));
      return;
    }
    const { planIcs } = await loadPart(() => import('./plan-ics'));
    download(`${fileName}.ics`, 'text/calendar', await planIcs(bookmarks, ics));
  }

  async function start(kind: ExportKind): Promise<void> {
    if (!list) return;
    if (kind === 'print') {
      print();
      return;
    }
    if (kind === 'calendar' && nextDeadlines(list, new Date(), 1).length === 0) {
      toast('info', t('export.noDates'));
      return;
    }
    await run(async () => {
      setExporting(kind);
      await make(kind, list).catch(() => toast('error', t('export.failed')));
      setExporting(null);
    });
  }

  return { exporting, start: (kind) => void start(kind) };
}
