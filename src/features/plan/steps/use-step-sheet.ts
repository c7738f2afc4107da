import { useState } from 'react';
import type { PlanStep } from '@/shared/steps/plan-step';

/** `opening` counts, so that each one is a new form. */
type Sheet = { programId: string; step: PlanStep | null; opening: number; open: boolean };

/** The step whose sheet is open; `null` until one was opened. */
export function useStepSheet() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  return {
    sheet,
    open: (programId: string, step: PlanStep | null) =>
      setSheet((before) => ({ programId, step, opening: (before?.opening ?? 0) + 1, open: true })),
    close: () => setSheet((before) => before && { ...before, open: false }),
  };
}
