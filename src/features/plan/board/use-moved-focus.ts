import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { bookmarkOf } from '@/api/bookmark/bookmark-list';
import { keyOf } from '@/features/plan/list/plan-list';
import type { BoardPosition } from './board-position';

type Awaited = { place: BoardPosition; key: string; controlId: string };

/** Keeps the focus on a moved card, which is mounted again. The result gets the card, its place and the control to focus. */
export function useMovedFocus(list: readonly Bookmark[] | undefined) {
  const awaited = useRef<Awaited | null>(null);
  // After each render: the tab that shows the card may open later than the card has moved.
  useLayoutEffect(() => {
    const wanted = awaited.current;
    const card = wanted && list && bookmarkOf(list, wanted.key);
    if (!card) return;
    const { status, order_no } = wanted.place;
    if (card.status !== status || card.order_no !== order_no) return;
    const control = document.getElementById(wanted.controlId);
    if (!control) return;
    awaited.current = null;
    control.focus();
  });
  return useCallback((card: Bookmark, place: BoardPosition, controlId: string) => {
    awaited.current = { key: keyOf(card), place, controlId };
  }, []);
}
