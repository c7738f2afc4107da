import type { Criterion, Program } from '@/api/program/contract';
import { CRITERION_KEYS, criterionKey, type CriterionKey } from '@/shared/program/criteria';

/** Whether the values of programs differ, or are equal. Neither if none is known. */
export type Comparison = { differs: boolean; equal: boolean };

/** The criteria of one kind; `cells` has one list per program, `null` if nothing is known of its criteria. */
type CriterionRow = Comparison & { key: CriterionKey; cells: (Criterion[] | null)[] };

/** Compares values by their text; `null` is not known. */
export function compareTexts(texts: readonly (string | null)[]): Comparison {
  const differs = new Set(texts).size > 1;
  return { differs, equal: !differs && texts.some((text) => text !== null) };
}

/** Which of the values are the best; none if all are equal or fewer than two are known. */
export function bestOf(
  values: readonly (number | null)[],
  best: 'least' | 'most',
): readonly boolean[] {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const wanted = best === 'least' ? least : most;
  return values.map((value) => known.length > 1 && least < most && value === wanted);
}

/** Which amounts are surely the lowest: an amount that is only a lower bound may be more than another. */
export function leastOf(
  amounts: readonly { amount: number | null; atLeast?: boolean }[],
): readonly boolean[] {
  const best = bestOf(
    amounts.map(({ amount }) => amount),
    'least',
  );
  return best.map((isBest, at) => isBest && amounts[at]?.atLeast !== true);
}

/** One row per kind of criterion that any of the programs has. */
export function criterionRows(programs: readonly Program[]): CriterionRow[] {
  return CRITERION_KEYS.flatMap((key) => {
    const cells = programs.map(({ criteria }) =>
      criteria?.length ? criteria.filter((criterion) => criterionKey(criterion) === key) : null,
    );
    if (cells.every((cell) => !cell?.length)) return [];
    const texts = cells.map(
      (cell) => cell && JSON.stringify(cell.map(({ asked, state }) => [asked, state])),
    );
    return [{ key, cells, ...compareTexts(texts) }];
  });
}
