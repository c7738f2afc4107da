import { useState, type PointerEvent } from 'react';
import type { Rating } from '@/api/discovery/contract';

const SWIPE_PX = 80;

/** A card that follows the finger: right is like, left is dislike. A shorter swipe does nothing. */
export function useSwipe(onSwipe: (rating: Rating) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [by, setBy] = useState(0);
  const end = () => {
    setFrom(null);
    setBy(0);
  };
  return {
    by,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.isPrimary && event.button === 0) setFrom(event.clientX);
      },
      onPointerMove: (event: PointerEvent) => {
        if (from !== null && event.isPrimary) setBy(event.clientX - from);
      },
      onPointerUp: (event: PointerEvent) => {
        if (from === null || !event.isPrimary) return;
        const moved = event.clientX - from;
        end();
        if (Math.abs(moved) >= SWIPE_PX) onSwipe(moved > 0 ? 'like' : 'dislike');
      },
      onPointerCancel: end,
      onPointerLeave: end,
    },
  };
}
