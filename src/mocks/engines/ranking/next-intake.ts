import { instantOf } from '@/lib/time-zone';
import type { CatalogueEntry } from '@/mocks/data/entries';
import type { StudentAnswers } from './answers';
import { earliestStart } from './class-grades';
import { dayIn } from './deadline';

/**
 * The intake of a program that a student can take: its month (`YYYY-MM`), the day at the school until which to
 * apply (`YYYY-MM-DD`, `null` for all year) and the time of that day (`HH:MM`, `null` for its end).
 */
export type NextIntake = { start: string; deadline: string | null; deadlineTime: string | null };

const yearMonth = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

/** The instant when applications end, in milliseconds. */
function endOf(deadline: string, time: string | null, zone: string): number {
  return instantOf(deadline, time ?? '24:00', zone);
}

/**
 * The first intake after now that starts once the student has finished the required grade, and whose deadline
 * has not passed (R40). Without an answer about the grade it is the next open one.
 */
export function nextIntake(
  { program, school }: CatalogueEntry,
  { classGradeId }: StudentAnswers,
  now: Date,
): NextIntake {
  const thisMonth = now.toISOString().slice(0, 7);
  const earliest =
    earliestStart(program.requirements.finishedGrade12 ? 12 : 11, classGradeId, now) ?? thisMonth;
  const firstYear = Number(earliest.slice(0, 4));
  // The deadline of an intake may pass nearly a year before its start.
  const years = [firstYear, firstYear + 1, firstYear + 2];
  const open = years
    .flatMap((year) =>
      program.intakes.map(({ month, deadline }): NextIntake => {
        const yearBefore = deadline !== null && deadline.month > month;
        return {
          start: yearMonth(year, month),
          deadline: deadline && dayIn(yearBefore ? year - 1 : year, deadline),
          deadlineTime: deadline?.time ?? null,
        };
      }),
    )
    .filter(({ start }) => start >= earliest && start > thisMonth)
    .filter(
      ({ deadline, deadlineTime }) =>
        deadline === null || endOf(deadline, deadlineTime, school.timeZone) > now.getTime(),
    );
  const [first, ...rest] = open;
  if (!first) throw new Error(`No intake for program ${program.id}`);
  return rest.reduce((next, one) => (one.start < next.start ? one : next), first);
}
