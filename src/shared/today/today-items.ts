import type { Bookmark } from '@/api/bookmark/contract';
import type { Essay } from '@/api/essay/contract';
import type { Id } from '@/api/http/schemas';
import { currentDueOf, daysLeft, isNear, programDue, taskOf } from '@/shared/program/deadlines';
import { localDay } from '@/i18n/format-date';
import type { PlanStep } from '@/shared/steps/plan-step';
import { nextSteps, type NextStep } from './next-steps';
import type { TrailStop } from './trail-frame';

/** How many lines are below the step; if there is an unfinished essay, one is for it. */
const LINES = 3;

/** What there is to do, the nearest first. */
export type TodayItems = {
  /** The one thing to do now. */
  step: NextStep | undefined;
  /** With a date from today on, or still open. */
  later: readonly NextStep[];
  /** The unfinished essay that was changed last. */
  essay: Essay | undefined;
  stops: readonly TrailStop[];
  /** The month of the first intake that is not over, of the programs that have not refused the student; `YYYY-MM`. */
  starts: string | null;
};

/** All that today shows, from the plan, its steps and the essays. */
export function todayItems(
  bookmarks: readonly Bookmark[],
  stepsOf: (programId: Id) => readonly PlanStep[],
  essays: readonly Essay[],
  now: Date,
): TodayItems {
  const [step, ...later] = nextSteps(bookmarks, stepsOf, now);
  const kindOf = (bookmark: Bookmark): TrailStop['kind'] => {
    const due = currentDueOf(bookmark, now);
    const days = due ? daysLeft(due, now) : -1;
    if (days < 0) return 'past';
    if (taskOf(bookmark) === 'reply') return 'offer';
    const isNext = bookmark.id === step?.bookmark.id && isNear(days);
    return isNext ? 'near' : 'open';
  };
  const stops = bookmarks.flatMap((bookmark): TrailStop[] => {
    const due = currentDueOf(bookmark, now) ?? programDue(bookmark.program);
    const steps = stepsOf(bookmark.program.id);
    if (!due || steps.length === 0) return [];
    return [
      {
        key: String(bookmark.program.id),
        day: due.day,
        name: bookmark.program.school.name,
        stones: steps.length,
        set: steps.filter(({ state }) => state === 'done').length,
        kind: kindOf(bookmark),
      },
    ];
  });
  const month = localDay(now).slice(0, 'YYYY-MM'.length);
  const intakes = bookmarks
    .filter(({ status, outcome }) => status !== 'decided' || outcome !== 'refused')
    .flatMap(({ program: { starts } }) => (starts && starts >= month ? starts : []));
  const essay = essays
    .filter(({ status }) => status !== 'done')
    .reduce<Essay | undefined>(
      (last, item) => (last && last.updated_at >= item.updated_at ? last : item),
      undefined,
    );
  return {
    step,
    later: later
      .filter(({ days, stillOpen }) => days >= 0 || stillOpen)
      .slice(0, essay ? LINES - 1 : LINES),
    essay,
    stops: stops.sort((a, b) => a.day.localeCompare(b.day)),
    starts: intakes.sort()[0] ?? null,
  };
}
