import { INTERESTS, type Interest, type QuizResult } from '@/api/discovery/contract';

type Counted = NonNullable<QuizResult['counted']>;

/** Sums within this of each other name no field (docs/quiz.md, section 4), and no summit. */
const FLAT = 0.2;

/** The kinds of interest with their heights from 0 to 1, the highest first; `isFlat` if none stands out. */
export type Heights = {
  isFlat: boolean;
  heights: readonly { type: Interest; height: number }[];
};

/** `null` unless the server sent a sum for each kind. */
export function heightsOf(counted: Counted | null | undefined): Heights | null {
  const sums = INTERESTS.flatMap((type) => {
    const row = counted?.find((one) => one.type === type);
    return row && Number.isFinite(row.total) ? [{ type, total: row.total }] : [];
  });
  if (sums.length < INTERESTS.length) return null;
  const totals = sums.map(({ total }) => total);
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const range = high - low;
  // Allows for rounding errors.
  const isFlat = range < FLAT - 1e-9;
  // A flat land is not stretched into summits.
  const heightOf = (total: number) =>
    isFlat ? 0.5 + total - (low + high) / 2 : (total - low) / range;
  return {
    isFlat,
    heights: sums
      .sort((a, b) => b.total - a.total)
      .map(({ type, total }) => ({ type, height: heightOf(total) })),
  };
}
