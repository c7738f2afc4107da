import { instantOf } from '@/lib/time-zone';
import type { CatalogueScholarship } from '@/mocks/catalogue/scholarships/scholarship';
import type { Intake } from '@/mocks/catalogue/terms/country-terms';
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

/** What a student must have finished, and where and when applications close. */
type Starts = { intakes: readonly Intake[]; required: 11 | 12 | null; timeZone: string };

/**
 * The intakes after now that start once the student has finished the required grade, and whose deadline has not
 * passed (R40), soonest first. Without an answer about the grade: all open ones.
 */
function openIntakes({ intakes, required, timeZone }: Starts, grade: string | null, now: Date) {
  const thisMonth = now.toISOString().slice(0, 7);
  const earliest = (required && earliestStart(required, grade, now)) ?? thisMonth;
  const firstYear = Number(earliest.slice(0, 4));
  // The deadline of an intake may pass nearly a year before its start.
  const years = [firstYear, firstYear + 1, firstYear + 2];
  return years
    .flatMap((year) =>
      intakes.map((intake) => ({ ...intake, year, start: yearMonth(year, intake.month) })),
    )
    .filter(({ start }) => start >= earliest && start > thisMonth)
    .map(({ year, start, month, deadline }): NextIntake => {
      const yearBefore = deadline !== null && deadline.month > month;
      return {
        start,
        deadline: deadline && dayIn(yearBefore ? year - 1 : year, deadline),
        deadlineTime: deadline?.time ?? null,
      };
    })
    .filter(
      ({ deadline, deadlineTime }) =>
        deadline === null || endOf(deadline, deadlineTime, timeZone) > now.getTime(),
    )
    .sort((a, b) => (a.start < b.start ? -1 : 1));
}

function firstOpen(starts: Starts, grade: string | null, now: Date): NextIntake {
  const [first] = openIntakes(starts, grade, now);
  if (!first) throw new Error('No intake');
  return first;
}

const startsOf = ({ program, school }: CatalogueEntry): Starts => ({
  intakes: program.intakes,
  required: program.requirements.finishedGrade12 ? 12 : 11,
  timeZone: school.timeZone,
});

/** The intake of a program that this student can take. */
export function nextIntake(
  entry: CatalogueEntry,
  { classGradeId }: StudentAnswers,
  now: Date,
): NextIntake {
  return firstOpen(startsOf(entry), classGradeId, now);
}

/** The next intake of each month of a program, and the one that the student can take. */
export function nextIntakes(entry: CatalogueEntry, own: NextIntake, now: Date): NextIntake[] {
  const open = openIntakes(startsOf(entry), null, now);
  const next = entry.program.intakes.flatMap(
    ({ month }) => open.find(({ start }) => Number(start.slice(5)) === month) ?? [],
  );
  const all = next.some(({ start }) => start === own.start) ? next : [...next, own];
  return all.sort((a, b) => (a.start < b.start ? -1 : 1));
}

/** Studies start in autumn: a scholarship that closes later in the year is for the next one. */
const START_MONTH = 9;

/** The start of studies for which this student can have a scholarship, and the last day to apply for it. */
export function nextTerm(
  { term, asks }: CatalogueScholarship,
  { classGradeId }: StudentAnswers,
  now: Date,
): NextIntake {
  const intakes = [{ month: START_MONTH, deadline: term && term.closes }];
  const required = asks.finishedGrade12 ? 12 : null;
  return firstOpen({ intakes, required, timeZone: 'UTC' }, classGradeId, now);
}
