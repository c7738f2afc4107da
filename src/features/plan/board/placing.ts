import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import { keyOf } from '@/features/plan/list/plan-list';

/** A place on the board as it is seen: in a column, before a card that shows, or after the last of them. */
export type Gap = { status: BookmarkStatus; before: string | null };

/** A place as it is written: the column and the number in it, from 1. */
export type Place = { status: BookmarkStatus; order_no: number };

/**
 * The place that a gap means for a card. `list` is the whole plan and `shown` what shows of the gap's column,
 * which a filter or `show more` may have cut: after the last that shows is not the end of the column then.
 * `null` where the card is there already.
 */
export function placeOf(
  list: readonly Bookmark[],
  moving: Bookmark,
  { status, before }: Gap,
  shown: readonly Bookmark[],
): Place | null {
  const key = keyOf(moving);
  if (before === key) return null;
  const others = list.filter((item) => item.status === status && keyOf(item) !== key);
  const indexOf = (wanted: string) => others.findIndex((item) => keyOf(item) === wanted);
  const last = shown.findLast((item) => keyOf(item) !== key);
  const after = last ? indexOf(keyOf(last)) + 1 : others.length;
  const found = before === null ? -1 : indexOf(before);
  const order_no = (found < 0 ? after : found) + 1;
  if (moving.status === status && moving.order_no === order_no) return null;
  return { status, order_no };
}

/** The gap one step up or down among the cards that show; `null` at the end. */
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
