import { useBookmarks } from '@/api/bookmark/queries';
import { PlanPrint } from '@/features/plan/exports/plan-print';
import { useExports } from '@/features/plan/exports/use-exports';
import { usePrinting } from '@/features/plan/exports/use-printing';
import { PlanBody } from '@/features/plan/plan-body';
import { PlanHeader } from '@/features/plan/plan-header';
import { preloadBoard } from '@/features/plan/plan-view';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { ProgramLeftovers } from '@/shared/saved/device-leftovers';

preloadBoard();

/** `/profile/checklist`: the saved programs as a plan. */
export function Page() {
  const { t } = useTranslation();
  const plan = useBookmarks(useLanguage());
  const { bookmarks: list } = plan;
  const { exporting, start } = useExports(list);
  const printing = usePrinting();
  return (
    <div className="pb-8">
      <ProgramLeftovers />
      <PlanHeader
        title={t('routes.checklist.title')}
        list={list}
        onExport={start}
        exporting={exporting !== null}
      />
      <PlanBody plan={plan} />
      {list && printing && <PlanPrint bookmarks={list} />}
    </div>
  );
}
