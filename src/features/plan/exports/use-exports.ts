import { useState } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useLocale } from '@/i18n/use-locale';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import type { IcsTexts } from './plan-ics';
import type { StepsOf } from './step-types';
import { useIcsTexts } from './use-ics-texts';
import { useTranslation } from '@/i18n/use-translation';
import { download } from '@/browser/download';
import { loadPart } from '@/routing/lazy-reload';
import { useSingleRun } from '@/shared/forms/use-single-run';
import { toast } from '@/ui/overlays/toaster';
import { print } from './use-printing';

export type ExportKind = 'print' | 'csv' | 'calendar';

type Steps = Pick<UsePlanSteps, 'stepsOf' | 'loading' | 'failed' | 'retry'>;

/** Prints the plan or downloads it as a file; the code for files is loaded on demand. */
export function useExports(
  list: readonly Bookmark[] | undefined,
  steps: Steps,
): {
  exporting: ExportKind | null;
  start: (kind: ExportKind) => void;
} {
  const { t } = useTranslation('checklist');
  const { t: tSaved } = useTranslation('saved');
  const pageTexts = useIcsTexts();
  const locale = useLocale();
  const [exporting, setExporting] = useState<ExportKind | null>(null);
  const [, run] = useSingleRun();

  async function make(kind: 'csv' | 'calendar', bookmarks: readonly Bookmark[]): Promise<void> {
    if (steps.loading || steps.failed) {
      // A file without its steps would look complete.
      steps.retry();
      throw new Error('The steps are missing');
    }
    const stepsOf: StepsOf = (bookmark) => steps.stepsOf(bookmark.program.id);
    const { loadCsvTexts } = await loadPart(() => import('./csv-texts'));
    const texts = await loadCsvTexts(locale);
    const fileName = tSaved('export.fileName');
    if (kind === 'csv') {
      const { planCsv } = await loadPart(() => import('./plan-csv'));
      download(`${fileName}.csv`, 'text/csv', planCsv(bookmarks, stepsOf, texts));
      return;
    }
    const { planIcs } = await loadPart(() => import('./plan-ics'));
    const step: IcsTexts['step'] = ({ kind: of, title }, program) =>
      tSaved('export.step', {
        step: title ?? texts.kind[of],
        title: program.title,
        school: program.school.name,
      });
    const { linkOf } = texts;
    const calendar = await planIcs(bookmarks, stepsOf, { ...pageTexts, step, linkOf });
    if (calendar.includes('BEGIN:VEVENT')) download(`${fileName}.ics`, 'text/calendar', calendar);
    else toast('info', t('export.noDates'));
  }

  async function start(kind: ExportKind): Promise<void> {
    if (!list) return;
    if (kind === 'print') {
      print();
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
