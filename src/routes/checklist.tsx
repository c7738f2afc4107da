import { Suspense, useState } from 'react';
import { useBookmarks } from '@/api/bookmark/queries';
import { PlanPrint } from '@/features/plan/exports/plan-print';
import { useExports } from '@/features/plan/exports/use-exports';
import { usePrinting } from '@/features/plan/exports/use-printing';
import { PlanBody } from '@/features/plan/plan-body';
import { PlanHeader } from '@/features/plan/plan-header';
import { preloadBoard } from '@/features/plan/plan-view';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { ProgramLeftovers } from '@/shared/saved/device-leftovers';
import { usePlanSteps } from '@/shared/steps/use-plan-steps';

const ImportDialog = lazyPart(
  async () => (await import('@/features/plan/imports/import-dialog')).ImportDialog,
);

preloadBoard();

/** `/profile/checklist`: the saved programs as a plan. */
export function Page() {
  const { t } = useTranslation();
  const plan = useBookmarks(useLanguage());
  const { bookmarks: list } = plan;
  const steps = usePlanSteps(list);
  const { exporting, start } = useExports(list, steps);
  const [importing, setImporting] = useState(false);
  const printing = usePrinting();
  return (
    <div className="pb-8">
      <ProgramLeftovers />
      <PlanHeader
        title={t('routes.checklist.title')}
        list={list}
        onExport={start}
        onImport={() => setImporting(true)}
        exporting={exporting !== null}
      />
      <PlanBody plan={plan} />
      <Suspense>
        {list && importing && (
          <ImportDialog
            list={list}
            write={plan.write}
            steps={steps}
            onClose={() => setImporting(false)}
          />
        )}
      </Suspense>
      {list && printing && <PlanPrint bookmarks={list} />}
    </div>
  );
}
