/** Half of a year in which a program can begin. */
export type Term = { year: number; season: 'spring' | 'autumn' };

const AUTUMN = 7;

/** Months since the year 0. School years end in June. */
function finished(grade: number, last: number, now: Date): number {
  const year = now.getFullYear() + (now.getMonth() < 6 ? 0 : 1) + (last - grade);
  return year * 12 + AUTUMN - 1;
}

type Program = { months: readonly number[]; after: number };

/** The month in which a student of a grade can begin a program, counted since the year 0; a grade over 12 has finished. */
function firstStart({ months, after }: Program, grade: number, now: Date): number | null {
  const thisMonth = now.getFullYear() * 12 + now.getMonth();
  const earliest = Math.max(thisMonth + 1, grade > after ? 0 : finished(grade, after, now));
  const starts = months.map((month) => {
    const wait = (((month - 1 - earliest) % 12) + 12) % 12;
    return earliest + wait;
  });
  return starts.length > 0 ? Math.min(...starts) : null;
}

/**
 * The first term that any of the programs offers a student of a grade, and which of them begin in it (R40). `now` counts in
 * the user's time zone.
 */
export function firstTerm<P extends Program>(
  programs: readonly P[],
  grade: number,
  now: Date,
): { term: Term; programs: ReadonlySet<P> } | null {
  const starts = programs.map((program) => firstStart(program, grade, now));
  const known = starts.filter((start) => start !== null);
  if (known.length === 0) return null;
  const half = Math.floor(Math.min(...known) / 6);
  const begin = programs.filter((_, at) => Math.floor((starts[at] ?? -1) / 6) === half);
  const season = half % 2 === 0 ? 'spring' : 'autumn';
  return { term: { year: Math.floor(half / 2), season }, programs: new Set(begin) };
}
