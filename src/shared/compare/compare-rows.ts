import type { Criterion, Program } from '@/api/program/contract';
import { CRITERION_KEYS, criterionKey, type CriterionKey } from '@/shared/program/criteria';

/** The criteria of one kind; `cells` has one list per program. */
type CriterionRow = { key: CriterionKey; cells: Criterion[][]; differs: boolean };

export function differs(texts: readonly (string | null)[]): boolean {
  return new Set(texts).size > 1;
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
      (criteria ?? []).filter((criterion) => criterionKey(criterion) === key),
    );
    if (cells.every((cell) => cell.length === 0)) return [];
    const texts = cells.map((cell) =>
      JSON.stringify(cell.map(({ asked, state }) => [asked, state])),
    );
    return [{ key, cells, differs: differs(texts) }];
  });
}
