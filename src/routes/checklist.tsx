import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState } from 'react';
import { useBookmarks } from '@/api/bookmark/queries';
import type { Program } from '@/api/program/contract';
import { basicInfoQuery, userQuery } from '@/api/user/queries';
import type { Hint } from '@/features/plan/summary/balance';
import { PlanPrint } from '@/features/plan/exports/plan-print';
import { PlanHeader } from '@/features/plan/plan-header';
import { PlanEmpty, PlanFailed, PlanLoading } from '@/features/plan/plan-states';
import { PlanView, preloadBoard, type PlanCompare } from '@/features/plan/plan-view';
import { usePlanEditor } from '@/features/plan/editor/use-plan-editor';
import { isCompared, useCompare } from '@/shared/compare/compare-store';
import { DeviceLeftovers } from '@/shared/saved/device-leftovers';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { budgetNumber } from '@/lib/budget';
import { lazyPart } from '@/routing/lazy-part';
import { LocalLink } from '@/routing/local-link';
import { toast } from '@/ui/overlays/toaster';
import { hintSearch } from '@/features/plan/summary/hint-search';
import { useExports } from '@/features/plan/exports/use-exports';
import { usePrinting } from '@/features/plan/exports/use-printing';

const CompareBar = lazyPart(async () => (await import('@/features/plan/compare-bar')).CompareBar);

preloadBoard();

function hintLink(hint: Hint, words: string) {
  return (
    <LocalLink to="school-list" search={hintSearch(hint)} className="link">
      {words}
    </LocalLink>
  );
}

/** What of the plan is compared, kept with what is compared elsewhere. */
function useCompareOnPlan(): PlanCompare & { any: boolean } {
  const { t } = useTranslation(['checklist', 'results']);
  const items = useCompare((state) => state.items);
  const toggle = useCompare((state) => state.toggle);
  return {
    any: items.length > 0,
    has: (programId) => isCompared(items, programId),
    toggle: ({ id, school }: Program) => {
      const done = toggle({ programId: id, schoolId: school.id });
      if (done) return useCompare.getState().items.length;
      toast('warning', t('results:compare.full'), 'compare-full');
      return null;
    },
  };
}

/** `/profile/checklist`: the saved programs as a plan (design section 5). */
export function Page() {
  const { t } = useTranslation();
  const language = useLanguage();
  const result = useBookmarks(language);
  const { bookmarks: list } = result;
  const { data: user } = useQuery(userQuery());
  const { data: info } = useQuery(basicInfoQuery(language));
  const [now] = useState(() => new Date());
  const compare = useCompareOnPlan();
  const editor = usePlanEditor();
  const { exporting, start } = useExports(list);
  const printing = usePrinting();
  // A long plan is drawn in pieces behind the shape of it, so that the page answers meanwhile.
  const drawn = useDeferredValue(list !== undefined, false);
  const body = () => {
    if (!list || !drawn) {
      return result.failed ? (
        <PlanFailed onRetry={result.retry} retrying={result.retrying} />
      ) : (
        <PlanLoading told={list !== undefined && list.length > 0} />
      );
    }
    if (list.length === 0) return <PlanEmpty />;
    return (
      <PlanView
        list={list}
        bookmarks={result}
        now={now}
        budget={budgetNumber(info?.budget_max)}
        hintLink={hintLink}
        compare={compare}
        editor={editor}
      />
    );
  };
  return (
    <div className="pb-8">
      <DeviceLeftovers />
      <PlanHeader
        name={user?.name ?? ''}
        title={t('routes.checklist.title')}
        list={list}
        onExport={start}
        exporting={exporting}
      />
      {body()}
      {list && compare.any && (
        <Suspense>
          <CompareBar programs={list.map(({ program }) => program)} />
        </Suspense>
      )}
      {list && printing && <PlanPrint bookmarks={list} />}
    </div>
  );
}
