import type { Criterion, Program } from '@/api/program/contract';
import { CRITERION_KEYS, criterionKey, type CriterionKey } from '@/shared/program/criteria';

/** Facts of a program that the comparison sets side by side, in the order of its rows. */
export const COMPARED_FACTS = [
  'tuition',
  'deadline',
  'length',
  'starts',
  'place',
  'type',
  'degree',
  'taughtIn',
] as const;

/** A fact of a program in the comparison. */
export type ComparedFact = (typeof COMPARED_FACTS)[number];

/** The criteria of one kind, one list a program. */
export type CriterionRow = { key: CriterionKey; cells: Criterion[][]; differs: boolean };

/** Whether texts are not all the same. */
export function differs(texts: readonly (string | null)[]): boolean {
  return new Set(texts).size > 1;
}

/** The kinds of criterion that any of the programs has, and what each asks there. */
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
