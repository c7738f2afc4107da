import type { Criterion, Program } from '@/api/program/contract';
import { CRITERION_KEYS, criterionKey, type CriterionKey } from '@/shared/program/criteria';

/** The first rows of the comparison, in order. */
export const COMPARED_FACTS = [
  'tuition',
  'deadline',
  'length',
  'starts',
  'place',
  'flight',
  'type',
  'degree',
  'taughtIn',
] as const;

export type ComparedFact = (typeof COMPARED_FACTS)[number];

/** The criteria of one kind; `cells` has one list per program. */
type CriterionRow = { key: CriterionKey; cells: Criterion[][]; differs: boolean };

export function differs(texts: readonly (string | null)[]): boolean {
  return new Set(texts).size > 1;
}

/** One row per kind of criterion that any of the programs has. */
export function criterionRows(programs: readonly Program[]): CriterionRow[] {
  return CRITERION_KEYS.flatMap((key) => {
    const cells = programs.map(({ criteria }) =>
      (criteria ?? []).filter((criterion) => criterionKey(criterion) === key),
    );
    if (cells.every((cell) => cell.length === 0)) return [];
    const texts = cells.map((cell) =>
      JSON.stringify(cell.map(({ asked, state }) => [asked, state])),
    );
    return [{ key, cells, differs: differs(texts) }];
  });
}
