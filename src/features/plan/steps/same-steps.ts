import { isSameDue } from '@/shared/program/deadlines';
import type { PlanStep } from '@/shared/steps/plan-step';

function isSame(a: PlanStep, b: PlanStep): boolean {
  return (
    a.key === b.key &&
    a.title === b.title &&
    a.state === b.state &&
    isSameDue(a.due, b.due) &&
    a.suggested === b.suggested &&
    a.essayId === b.essayId &&
    a.scholarshipId === b.scholarshipId &&
    a.waiting === b.waiting &&
    a.refused === b.refused
  );
}

/** Whether two lists of steps look the same. */
export function sameSteps(before: readonly PlanStep[], after: readonly PlanStep[]): boolean {
  if (before === after) return true;
  if (before.length !== after.length) return false;
  return before.every((step, at) => {
    const other = after[at];
    return other !== undefined && isSame(step, other);
  });
}
