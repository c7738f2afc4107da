import type { Bookmark } from '@/api/bookmark/contract';
import type { Essay } from '@/api/essay/contract';
import {
  dueOf,
  isNear,
  nextDeadlines,
  programDue,
  taskOf,
  type NextDeadline,
} from '@/shared/program/deadlines';
import { daysUntil } from '@/i18n/format-date';
import type { TrailStop } from './trail-frame';

/** One step and three lines. */
const DATES = 4;

/** The states of an application, one stone each: considered, prepared, sent, decided. */
const STONES = { considering: 1, preparing: 2, submitted: 3, decided: 4 };
const MOST_STONES = 4;

/** What there is to do, the nearest first. */
export type TodayItems = {
  /** The one thing to do now. */
  step: NextDeadline | undefined;
  later: readonly NextDeadline[];
  /** The unfinished essay that was changed last. */
  essay: Essay | undefined;
  stops: readonly TrailStop[];
  /** The month of the first intake of the open programs, `YYYY-MM`. */
  starts: string | null;
};

/** All that today shows, from the plan and the essays. */
export function todayItems(
  bookmarks: readonly Bookmark[],
  essays: readonly Essay[],
  now: Date,
): TodayItems {
  const [step, ...later] = nextDeadlines(bookmarks, now, DATES);
  const kindOf = (bookmark: Bookmark): TrailStop['kind'] => {
    const due = dueOf(bookmark);
    if (!due || daysUntil(due.day, now) < 0) return 'past';
    if (taskOf(bookmark) === 'reply') return 'offer';
    const isNext = bookmark.id === step?.bookmark.id && isNear(step.days);
    return isNext ? 'near' : 'open';
  };
  const stops = bookmarks.flatMap((bookmark): TrailStop[] => {
    const due = dueOf(bookmark) ?? programDue(bookmark.program);
    if (!due) return [];
    const kind = kindOf(bookmark);
    return [
      {
        key: String(bookmark.id),
        day: due.day,
        name: bookmark.program.school.name,
        stones: MOST_STONES,
        set: STONES[bookmark.status],
        kind,
      },
    ];
  });
  const intakes = bookmarks.flatMap(({ program }) => program.starts ?? []);
  const essay = essays
    .filter(({ status }) => status !== 'done')
    .reduce<Essay | undefined>(
      (last, item) => (last && last.updated_at >= item.updated_at ? last : item),
      undefined,
    );
  return {
    step,
    later: later.slice(0, essay ? 2 : 3),
    essay,
    stops: stops.sort((a, b) => a.day.localeCompare(b.day)),
    starts: intakes.sort()[0] ?? null,
  };
}
