import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Within this many pixels of the end the reader counts as at the end. */
const NEAR = 120;

/** The nearest scrollable ancestor of an element, or the page. */
export function scrollParentOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at === document.body || at === document.documentElement) break;
    if (/(auto|scroll)/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

export type StickToBottom = {
  /** An element after the last message. */
  end: RefObject<HTMLDivElement | null>;
  /** The reader has scrolled up. */
  away: boolean;
  toEnd: () => void;
};

/**
 * Scrolls to the end whenever `grown` changes, unless the reader has scrolled up. `floor` is the element that covers
 * the bottom of the view: the composer.
 */
export function useStickToBottom(
  grown: string,
  floor: RefObject<HTMLElement | null>,
): StickToBottom {
  const end = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    const scroller = scrollParentOf(mark);
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
