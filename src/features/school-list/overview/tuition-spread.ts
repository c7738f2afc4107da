import type { Overview } from '@/api/engine/contract';

type Column = NonNullable<Overview['tuition']>[number];

/** Tuition of a whole result as columns of equal steps in US dollars from 0, ready to draw. */
export type TuitionSpread = {
  counts: number[];
  /** Width of a column. */
  step: number;
  /** End of the scale, a whole number of ticks. */
  max: number;
  /** Amounts at even distances, from 0 to `max`. */
  ticks: number[];
  /** The step that holds most programs. */
  most: { from: number; to: number };
};

const TICK_STEPS = [1000, 2000, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000, 500_000];
const MOST_TICKS = 5;
const MOST_COLUMNS = 60;

function isUsable(columns: readonly Column[]): boolean {
  const step = (columns[0]?.to ?? 0) - (columns[0]?.from ?? 0);
  return (
    columns.length > 1 &&
    columns.length <= MOST_COLUMNS &&
    step > 0 &&
    columns.every(({ from, to }, index) => from === index * step && to === from + step) &&
    columns.some(({ count }) => count > 0)
  );
}

/**
 * What can be drawn of an overview's tuition; `null` where there is nothing, or no even scale. The scale
 * reaches `least` US dollars whatever the highest tuition is.
 */
export function tuitionSpread(columns: Overview['tuition'], least = 0): TuitionSpread | null {
  if (!columns || !isUsable(columns)) return null;
  const step = columns[0]?.to ?? 0;
  const end = Math.max(columns.length * step, least);
  const tick = TICK_STEPS.find((size) => size % step === 0 && end / size <= MOST_TICKS) ?? end;
  const max = Math.ceil(end / tick) * tick;
  const counts = Array.from({ length: max / step }, (_, index) => columns[index]?.count ?? 0);
  const mode = counts.indexOf(Math.max(...counts));
  return {
    counts,
    step,
    max,
    ticks: Array.from({ length: max / tick + 1 }, (_, index) => index * tick),
    most: { from: mode * step, to: (mode + 1) * step },
  };
}

/** The first column from `from` on and the one after the last that begins below `to`. */
export function columnRange(
  { counts, step }: TuitionSpread,
  { from, to }: { from: number; to: number | null },
): [number, number] {
  const first = Math.min(counts.length, Math.ceil(from / step));
  const last = to === null ? counts.length : Math.min(counts.length, Math.ceil(to / step));
  return [first, Math.max(first, last)];
}
