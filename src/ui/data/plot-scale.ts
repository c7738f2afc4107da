/** Maximum number of marks in a column of the plot. */
export const MAX_MARKS = 14;

const STEPS = [1, 2, 5];

/**
 * How many programs one mark stands for, and how many marks each column gets. The unit is the
 * smallest of 1, 2, 5, 10, 20, 50... with which the tallest column fits in `MAX_MARKS`; a column
 * that is not empty always keeps a mark. Counts that are not whole and positive count as none.
 */
export function plotScale(counts: readonly number[]): { unit: number; marks: number[] } {
  const whole = counts.map((count) =>
    Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0,
  );
  const tallest = Math.max(0, ...whole);
  let unit = 1;
  for (let power = 0; Math.round(tallest / unit) > MAX_MARKS; power++)
    unit = (STEPS[power % 3] ?? 1) * 10 ** Math.floor(power / 3);
  return {
    unit,
    marks: whole.map((count) => (count === 0 ? 0 : Math.max(1, Math.round(count / unit)))),
  };
}
