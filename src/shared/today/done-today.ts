import { create } from 'zustand';
import { onSessionReset } from '@/browser/session-reset';
import type { PlanStep } from '@/shared/steps/plan-step';

type DoneToday = {
  /** The steps that were just done, one for each program; they can be undone until the next visit. */
  steps: readonly PlanStep[] | null;
};

export const useDoneToday = create<DoneToday>(() => ({ steps: null }));

onSessionReset(() => useDoneToday.setState({ steps: null }));
