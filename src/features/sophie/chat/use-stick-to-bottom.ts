import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { scrollParentOf } from '@/shared/hooks/scroll-parent';

/** Within this many pixels of the end the reader counts as at the end. */
const NEAR = 120;

/**
 * Scrolls to the end whenever `content` changes, unless it is empty or the reader has scrolled up. `floor` is the element that covers
 * the bottom of the view: the composer.
 */
export function useStickToBottom(content: string, floor: RefObject<HTMLElement | null>) {
  const end = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const scroller = scrollParentOf(element);
    const target = scroller === document.scrollingElement ? window : scroller;
    const update = () => {
      const lowest = floor.current?.getBoundingClientRect().top ?? window.innerHeight;
      const near = element.getBoundingClientRect().top < Math.max(lowest, 0) + NEAR;
      atEnd.current = near;
      setAway(!near);
    };
    target.addEventListener('scroll', update, { passive: true });
    return () => target.removeEventListener('scroll', update);
  }, [floor]);

  useLayoutEffect(() => {
    if (content !== '' && atEnd.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [content]);

  return {
    /** Ref of an element after the last message. */
    end,
    /** The reader has scrolled up. */
    away,
    scrollToEnd: () => {
      atEnd.current = true;
      setAway(false);
      end.current?.scrollIntoView({ block: 'end' });
    },
  };
}
