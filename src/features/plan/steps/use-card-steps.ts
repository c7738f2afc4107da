import type { PlanStep } from '@/shared/steps/plan-step';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { keyOf } from '@/features/plan/list/plan-list';
import type { PlanChanges } from '@/features/plan/list/use-plan-changes';
import { focusNext, cardLinkId } from '@/features/plan/card-element-ids';
import { useDialogState } from '@/features/plan/use-dialog-state';
import { useStepActions } from './use-step-actions';

/** The steps of the plan, what its cards do with them, and the sheet of one. */
export function useCardSteps(steps: UsePlanSteps, decide: PlanChanges['decide']) {
  const sheet = useDialogState<{ programId: string; step: PlanStep | null }>();
  const actions = useStepActions({
    ...steps,
    onSheet: (programId, step) => sheet.open({ programId, step }),
    onOutcome: (card, outcome) => {
      decide(card, outcome);
      focusNext(cardLinkId(keyOf(card)));
    },
  });
  return { ...steps, sheet, actions };
}
