import { Suspense, useDeferredValue } from 'react';
import type { UseBookmarks } from '@/api/bookmark/queries';
import { useBasicInfo } from '@/api/user/use-basic-info';
import { hasFeature } from '@/browser/features';
import { useLanguage } from '@/i18n/use-locale';
import { budgetNumber } from '@/lib/budget';
import { lazyPart } from '@/routing/lazy-part';
import { useCompare } from '@/shared/compare/compare-store';
import { useCloseEmptyCompare } from '@/shared/compare/use-compare-param';
import { useNow } from '@/shared/hooks/use-now';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { usePlanEditor } from './editor/use-plan-editor';
import { PlanEmpty, PlanFailed, PlanSkeleton } from './plan-states';
import { SavedList } from './saved-list';
import { PlanView } from './plan-view';

const CompareBar = lazyPart(async () => (await import('./compare-bar')).CompareBar);

/** The plan or why there is none, and the programs of it that are compared. */
export function PlanBody({ plan, steps }: { plan: UseBookmarks; steps: UsePlanSteps }) {
  const { bookmarks: list, failed, error, retry } = plan;
  const { info } = useBasicInfo(useLanguage());
  const now = useNow();
  const editor = usePlanEditor();
  const isComparing = useCompare(({ items }) => items.length > 0);
  useCloseEmptyCompare();
  // A long plan is rendered behind its skeleton, so that the page responds meanwhile.
  const isReady = useDeferredValue(list !== undefined, false);
  const body = () => {
    if (!list && failed) return <PlanFailed {...{ error, retry }} />;
    if (!list || !isReady) return <PlanSkeleton />;
    if (!hasFeature('plan')) return list.length > 0 ? <SavedList list={list} /> : <PlanEmpty />;
    const budget = budgetNumber(info?.budget_max);
    return <PlanView {...{ list, now, budget, editor }} bookmarks={plan} planSteps={steps} />;
  };
  return (
    <>
      {body()}
      {list && isComparing && (
        <Suspense>
          <CompareBar programs={list.map(({ program }) => program)} />
        </Suspense>
      )}
    </>
  );
}
