import type { StudentAnswers } from './answers';
import type { Language } from '@/mocks/catalogue/text';
import { programCriteria, type CriterionResult } from './criteria';
import type { CatalogueEntry } from '@/mocks/data/entries';
import type { ListOptions } from '@/mocks/server/list-options';
import { type NextIntake, nextIntake } from './next-intake';
import { mixed, takeTurns } from './take-turns';

/** A program with its criteria counted, for the next intake that the student can take (R40). */
export type Ranked = NextIntake & {
  entry: CatalogueEntry;
  criteria: CriterionResult[];
  met: number;
  unmet: number;
};

type Order = (a: Ranked, b: Ranked) => number;

/** Judges one program by the answers. */
export function judgeProgram(entry: CatalogueEntry, answers: StudentAnswers, now: Date): Ranked {
  const intake = nextIntake(entry, answers, now);
  const criteria = programCriteria(entry, answers, { now, start: intake.start });
  const count = (state: string) => criteria.filter((row) => row.state === state).length;
  return { entry, criteria, met: count('met'), unmet: count('unmet'), ...intake };
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Sorts `null` last, in both directions. */
function nullsLast<T>(a: T | null, b: T | null, compare: (a: T, b: T) => number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(a, b);
}

/** Bachelor's programs before those that lead to one. */
const degreeRank = ({ entry }: Ranked) => (entry.program.degree === 'bachelor' ? 0 : 1);

/** Programs that differ in this are never equals: what they ask and the student lacks, then the degree. */
const byFit: Order = (a, b) => a.unmet - b.unmet || degreeRank(a) - degreeRank(b);

/** Among equals; English names and ids come last, so that the order is total and equal in both languages. */
const byMet: Order = (a, b) =>
  b.met - a.met ||
  nullsLast(a.deadline, b.deadline, byText) ||
  byText(a.entry.program.name.en, b.entry.program.name.en) ||
  byText(String(a.entry.program.id), String(b.entry.program.id));

/**
 * The order by match. Among equals the schools take turns: first the best program of each school, then the second
 * of each, so that one large school does not fill a page; and so do the countries of programs with as many criteria met.
 */
function matchOrder(rows: readonly Ranked[]): Order {
  const counts = new Map<string, number>();
  const turns = new Map<Ranked, number>();
  for (const row of rows.toSorted((a, b) => byFit(a, b) || byMet(a, b))) {
    const key = `${row.unmet}/${degreeRank(row)}/${row.entry.school.id}`;
    const turn = counts.get(key) ?? 0;
    counts.set(key, turn + 1);
    turns.set(row, turn);
  }
  const turnOf = (row: Ranked) => turns.get(row) ?? 0;
  const sorted = rows.toSorted((a, b) => byFit(a, b) || turnOf(a) - turnOf(b) || byMet(a, b));
  const nothingKnown = rows.every(({ met, unmet }) => met + unmet === 0);
  const order: Ranked[] = [];
  for (const equals of runs(sorted, (a, b) =>
    nothingKnown
      ? byFit(a, b) === 0
      : byFit(a, b) === 0 && turnOf(a) === turnOf(b) && a.met === b.met,
  )) {
    const last = order.at(-1)?.entry.country.id ?? null;
    order.push(...(nothingKnown ? mixed(equals, turnOf) : takeTurns(equals, last)));
  }
  const placeOf = new Map(order.map((row, place) => [row, place]));
  return (a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0);
}

/** The rows in runs of equals. */
function runs(sorted: readonly Ranked[], equal: (a: Ranked, b: Ranked) => boolean): Ranked[][] {
  const found: Ranked[][] = [];
  for (const row of sorted) {
    const run = found.at(-1);
    if (run?.[0] && equal(run[0], row)) run.push(row);
    else found.push([row]);
  }
  return found;
}

function orderOf({ sort, descending }: ListOptions, language: Language): Order {
  const way = descending ? -1 : 1;
  switch (sort) {
    case 'match':
      return () => 0;
    case 'tuition':
      return (a, b) =>
        nullsLast(a.entry.program.tuitionUsd, b.entry.program.tuitionUsd, (x, y) => way * (x - y));
    case 'deadline':
      return (a, b) => nullsLast(a.deadline, b.deadline, (x, y) => way * byText(x, y));
    case 'name': {
      const { compare } = new Intl.Collator(language);
      return (a, b) =>
        way * compare(a.entry.program.name[language], b.entry.program.name[language]);
    }
  }
}

/** The programs in the order of docs/ranking.md: total, and equal for equal answers on the same day. */
export function rank(
  entries: readonly CatalogueEntry[],
  answers: StudentAnswers,
  { options, language, now }: { options: ListOptions; language: Language; now: Date },
): Ranked[] {
  const order = orderOf(options, language);
  const rows = entries.map((entry) => judgeProgram(entry, answers, now));
  const byMatch = matchOrder(rows);
  return rows.sort((a, b) => order(a, b) || byMatch(a, b));
}
