import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { keyOf } from '@/features/plan/list/plan-list';
import type { PlanChanges } from '@/features/plan/list/use-plan-changes';
import { openId } from '@/features/plan/plan-focus';
import { useStepActions } from './use-step-actions';
import { useStepSheet } from './use-step-sheet';

/** The steps of the plan, what its cards do with them, and the sheet of one. */
export function useCardSteps(steps: UsePlanSteps, decide: PlanChanges['decide']) {
  const sheet = useStepSheet();
  const actions = useStepActions({
    ...steps,
    onSheet: sheet.open,
    onOutcome: (card, outcome) => {
      decide(card, outcome);
      // The answers are gone by then.
      requestAnimationFrame(() => document.getElementById(openId(keyOf(card)))?.focus());
    },
  });
  return { ...steps, sheet, actions };
}
