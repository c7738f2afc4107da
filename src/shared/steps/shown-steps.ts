import type { Bookmark } from '@/api/bookmark/contract';
import type { PlanStep } from './plan-step';

/** The steps that a page shows: a proposed visa is none before there is an offer. */
export function shownSteps(
  { status, outcome }: Pick<Bookmark, 'status' | 'outcome'>,
  steps: readonly PlanStep[],
): readonly PlanStep[] {
  if (status === 'decided' && outcome === 'offer') return steps;
  return steps.filter(({ kind, proposed }) => kind !== 'visa' || !proposed);
}
