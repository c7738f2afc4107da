import type { StudentAnswers } from './answers';
import type { Language } from '@/mocks/catalogue/text';
import { programCriteria, type CriterionResult } from './criteria';
import type { CatalogueEntry } from '@/mocks/data/entries';
import type { ListOptions } from '@/mocks/server/list-options';
import { type NextIntake, nextIntake } from './next-intake';

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

/** English names and ids come last, so that the order is total and equal in both languages. */
const byMatch: Order = (a, b) =>
  b.met - a.met ||
  a.unmet - b.unmet ||
  nullsLast(a.deadline, b.deadline, byText) ||
  byText(a.entry.program.name.en, b.entry.program.name.en) ||
  byText(String(a.entry.program.id), String(b.entry.program.id));

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
  return entries
    .map((entry) => judgeProgram(entry, answers, now))
    .sort((a, b) => order(a, b) || byMatch(a, b));
}
