import type { Overview } from '@/api/engine/contract';

type Column = NonNullable<Overview['tuition']>[number];

/** The tuition of all results as columns of equal width, in US dollars from 0. */
export type TuitionSpread = {
  counts: number[];
  /** Width of a column. */
  step: number;
  /** End of the scale, a whole number of ticks. */
  max: number;
  /** Evenly spaced amounts, from 0 to `max`. */
  ticks: number[];
  /** From the first column with a program to the last one. */
  all: Range;
  /** The column with the most programs; `null` for a tie, or for few programs. */
  most: Range | null;
};

type Range = { from: number; to: number };

/** With fewer programs than this, no tuition is common. */
const FEW = 5;

const TICK_STEPS = [1000, 2000, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000, 500_000];
const MAX_TICKS = 5;
const MAX_COLUMNS = 60;

function isUsable(columns: readonly Column[]): boolean {
  const step = (columns[0]?.to ?? 0) - (columns[0]?.from ?? 0);
  return (
    columns.length > 1 &&
    columns.length <= MAX_COLUMNS &&
    step > 0 &&
    columns.every(({ from, to }, index) => from === index * step && to === from + step) &&
    columns.some(({ count }) => count > 0)
  );
}

/** `null` without data or for uneven columns. The scale reaches at least `minEnd` US dollars. */
export function tuitionSpread(columns: Overview['tuition'], minEnd = 0): TuitionSpread | null {
  if (!columns || !isUsable(columns)) return null;
  const step = columns[0]?.to ?? 0;
  const end = Math.max(columns.length * step, minEnd);
  const tick = TICK_STEPS.find((size) => size % step === 0 && end / size <= MAX_TICKS) ?? end;
  const max = Math.ceil(end / tick) * tick;
  const counts = Array.from({ length: max / step }, (_, index) => columns[index]?.count ?? 0);
  const highest = Math.max(...counts);
  const mode = counts.indexOf(highest);
  const isTie = counts.includes(highest, mode + 1);
  const sum = counts.reduce((all, count) => all + count, 0);
  const rangeOf = (first: number, last: number): Range => ({
    from: first * step,
    to: (last + 1) * step,
  });
  const filled = counts.flatMap((count, index) => (count > 0 ? index : []));
  return {
    counts,
    step,
    max,
    ticks: Array.from({ length: max / tick + 1 }, (_, index) => index * tick),
    all: rangeOf(filled[0] ?? 0, filled.at(-1) ?? 0),
    most: isTie || sum < FEW ? null : rangeOf(mode, mode),
  };
}

/** Indexes of the first column of a range and of the one after its last. */
export function columnRange(
  { counts, step }: TuitionSpread,
  { from, to }: { from: number; to: number | null },
): [number, number] {
  const first = Math.min(counts.length, Math.ceil(from / step));
  const last = to === null ? counts.length : Math.min(counts.length, Math.ceil(to / step));
  return [first, Math.max(first, last)];
}
