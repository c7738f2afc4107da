import type { Bookmark } from '@/api/bookmark/contract';
import { currentDueOf, daysLeft, NEAR_DAYS } from '@/shared/program/deadlines';
import type { PlanStep } from './plan-step';

/** After every date; a number, so that two of them can be subtracted. */
const UNDATED = Number.MAX_SAFE_INTEGER;

type Dated = Pick<PlanStep, 'state' | 'due' | 'suggested'>;

/**
 * Whether the suggested date of an open step has passed. It is not late: a student who has saved the program after that
 * date has missed nothing, and the deadline is still to come.
 */
export function isStillOpen({ state, due, suggested }: Dated, now: Date): boolean {
  return state === 'open' && suggested && due !== null && daysLeft(due, now) < 0;
}

/**
 * What open steps are sorted by, the smallest first: the days that are left. A step that is still open comes after what is
 * due in the next days or, if the deadline is nearer than those, after what is due on that day.
 */
export function urgencyOf(step: Dated, bookmark: Bookmark, now: Date): number {
  const days = step.due ? daysLeft(step.due, now) : Number.NaN;
  if (Number.isNaN(days)) return UNDATED;
  if (!isStillOpen(step, now)) return days;
  const deadline = currentDueOf(bookmark, now);
  const left = deadline ? daysLeft(deadline, now) : NEAR_DAYS;
  return (left >= 0 ? Math.min(left, NEAR_DAYS) : NEAR_DAYS) + 0.5;
}

/** The open step to do first. */
export function firstOpen(
  steps: readonly PlanStep[],
  bookmark: Bookmark,
  now: Date,
): PlanStep | undefined {
  const open = steps.filter(({ state }) => state === 'open');
  // Stable: by date where it is the same.
  return open.sort((a, b) => urgencyOf(a, bookmark, now) - urgencyOf(b, bookmark, now))[0];
}
