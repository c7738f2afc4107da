import { useState } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { nextDeadlines } from '@/shared/program/deadlines';
import { useExportFormat } from './use-export-format';
import type { ExportKind } from '@/features/plan/plan-header';
import { useTranslation } from '@/i18n/use-translation';
import { download } from '@/browser/download';
import { loadPart } from '@/routing/lazy-reload';
import { useSingleRun } from '@/shared/forms/use-single-run';
import { toast } from '@/ui/overlays/toaster';
import { print } from './use-printing';

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
