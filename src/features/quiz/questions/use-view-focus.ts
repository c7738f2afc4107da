import { useEffect, useRef, type RefObject } from 'react';

/**
 * The heading that takes the focus when its view takes the place of another one of the same page (R11). The
 * view that the page came up with leaves the focus where it is.
 */
export function useViewFocus(view: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    heading.current?.focus();
  }, [view]);
  return heading;
}
