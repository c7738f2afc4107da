import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import { keyOf } from '@/features/plan/list/plan-list';

/** A visible position: before the card with this key, or `null` for after the last rendered card. */
export type Gap = { status: BookmarkStatus; before: string | null };

/** A saved position in a column; `order_no` is from 1. */
export type BoardPosition = { status: BookmarkStatus; order_no: number };

/**
 * The saved position of a gap in the whole plan (`list`); `null` if the card is already there. `shown` are the rendered
 * cards of the column. Their end is not the end of the column if a filter or `show more` hides cards.
 */
export function positionOfGap(
  list: readonly Bookmark[],
  moving: Bookmark,
  { status, before }: Gap,
  shown: readonly Bookmark[],
): BoardPosition | null {
  const key = keyOf(moving);
  if (before === key) return null;
  const others = list.filter((item) => item.status === status && keyOf(item) !== key);
  const indexOf = (wanted: string) => others.findIndex((item) => keyOf(item) === wanted);
  const last = shown.filter((item) => keyOf(item) !== key).at(-1);
  const after = last ? indexOf(keyOf(last)) + 1 : others.length;
  const found = before === null ? -1 : indexOf(before);
  const order_no = (found < 0 ? after : found) + 1;
  if (moving.status === status && moving.order_no === order_no) return null;
  return { status, order_no };
}

/** The gap one step up or down among the rendered cards; `null` at the end. */
export function stepGap(
  shown: readonly Bookmark[],
  moving: Bookmark,
  step: 'up' | 'down',
): Gap | null {
  const at = shown.findIndex((item) => keyOf(item) === keyOf(moving));
  const { status } = moving;
  if (at < 0) return null;
  if (step === 'up') {
    const above = shown[at - 1];
    return above ? { status, before: keyOf(above) } : null;
  }
  if (at >= shown.length - 1) return null;
  const next = shown[at + 2];
  return { status, before: next ? keyOf(next) : null };
}
