import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How far from the end, in pixels, still counts as at the end. */
const NEAR = 120;

/** What scrolls when `element` is scrolled: the nearest part of the page that can, or the page. */
export function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at === document.body || at === document.documentElement) break;
    if (/(auto|scroll)/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** What a reader who is at the end follows, and how one who is not gets there. */
export type Follow = {
  /** Stands behind the last message. */
  end: RefObject<HTMLDivElement | null>;
  /** The reader is somewhere above. */
  away: boolean;
  toEnd: () => void;
};

/**
 * Keeps the end of the conversation in sight while it grows, for a reader who is there; one who reads above is
 * left alone. `floor` is what covers the lower end of the view: the field.
 */
export function useFollow(grown: string, floor: RefObject<HTMLElement | null>): Follow {
  const end = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    const scroller = scrollerOf(mark);
    const target = scroller === document.scrollingElement ? window : scroller;
    const look = () => {
      const lowest = floor.current?.getBoundingClientRect().top ?? window.innerHeight;
      const near = mark.getBoundingClientRect().top < Math.max(lowest, 0) + NEAR;
      atEnd.current = near;
      setAway(!near);
    };
    target.addEventListener('scroll', look, { passive: true });
    return () => target.removeEventListener('scroll', look);
  }, [floor]);

  useLayoutEffect(() => {
    if (grown !== '' && atEnd.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [grown]);

  return {
    end,
    away,
    toEnd: () => {
      atEnd.current = true;
      setAway(false);
      end.current?.scrollIntoView({ block: 'end' });
    },
  };
}
