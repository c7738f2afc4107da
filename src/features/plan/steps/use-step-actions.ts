import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Bookmark, BookmarkOutcome } from '@/api/bookmark/contract';
import type { PlanStep, StepChanges } from '@/shared/steps/plan-step';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';

/** What a card does with its steps. */
export type StepActions = {
  /** Until the stored steps are known, a new one could take the key of one of them. */
  canAddStep: boolean;
  onStep: (step: PlanStep, changes: StepChanges) => void;
  /** Sends a refused change again. */
  onResend: (step: PlanStep) => void;
  onDiscard: (step: PlanStep) => void;
  /** Opens the sheet of a step; `null` for a new one. */
  onSheet: (programId: string, step: PlanStep | null) => void;
  onOutcome: (bookmark: Bookmark, outcome: BookmarkOutcome) => void;
};

type Newest = Pick<UsePlanSteps, 'change' | 'resend' | 'discard' | 'loading' | 'failed'> &
  Pick<StepActions, 'onSheet' | 'onOutcome'>;

/** The same functions in every render, so that the cards stay as they are; each calls the newest. */
export function useStepActions(newest: Newest): StepActions {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const canAddStep = !newest.loading && !newest.failed;
  return useMemo(
    () => ({
      canAddStep,
      onStep: (step, changes) => latest.current.change(step, changes),
      onResend: (step) => latest.current.resend(step),
      onDiscard: (step) => latest.current.discard(step),
      onSheet: (programId, step) => latest.current.onSheet(programId, step),
      onOutcome: (bookmark, outcome) => latest.current.onOutcome(bookmark, outcome),
    }),
    [canAddStep],
  );
}
