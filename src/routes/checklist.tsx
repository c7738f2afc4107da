import { Suspense, useEffect, useState } from 'react';
import { useBookmarks, type UseBookmarks } from '@/api/bookmark/queries';
import { PlanPrint } from '@/features/plan/exports/plan-print';
import { useExports } from '@/features/plan/exports/use-exports';
import { usePrinting } from '@/features/plan/exports/use-printing';
import { PlanBody } from '@/features/plan/plan-body';
import { PlanHeader } from '@/features/plan/plan-header';
import { hasFeature } from '@/browser/features';
import { focusHeading } from '@/browser/take-focus';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { AfterHeading } from '@/routing/after-heading';
import { lazyPart } from '@/routing/lazy-part';
import { useViewChanged } from '@/shared/hooks/use-view-changed';
import { useSheetParam } from '@/shared/parents-sheet/use-sheet-param';
import { ProgramLeftovers } from '@/shared/saved/program-leftovers';
import { usePlanSteps } from '@/shared/steps/use-plan-steps';

const ImportDialog = lazyPart(
  async () => (await import('@/features/plan/imports/import-dialog')).ImportDialog,
);

const OwnSheet = lazyPart(async () => (await import('@/shared/parents-sheet/own-sheet')).OwnSheet);

function Plan({ plan, takesFocus }: { plan: UseBookmarks; takesFocus: boolean }) {
  const { t } = useTranslation();
  const { bookmarks: list } = plan;
  const steps = usePlanSteps(list);
  const { exporting, start } = useExports(list, steps);
  const [importing, setImporting] = useState(false);
  const printing = usePrinting();
  useEffect(() => {
    // Back from a sheet, which had the focus.
    if (takesFocus) focusHeading();
  }, [takesFocus]);
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
      <AfterHeading>
        <PlanBody plan={plan} steps={steps} />
      </AfterHeading>
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

/** `/profile/checklist`: the saved programs as a plan, or the sheet for parents of one of them. */
export function Page() {
  const plan = useBookmarks(useLanguage());
  const { sheet } = useSheetParam().params;
  const takesFocus = useViewChanged(sheet);
  if (sheet === null || !hasFeature('catalogue'))
    return <Plan plan={plan} takesFocus={takesFocus} />;
  return (
    <Suspense>
      <OwnSheet programId={sheet} plan={plan} takesFocus={takesFocus} />
    </Suspense>
  );
}
