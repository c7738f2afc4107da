import { useEffect, useRef, type RefObject } from 'react';

/**
 * The heading that takes the focus when its view takes the place of another one of the same page (R11).
 * `view` names it, and is `null` for one that the page came up with.
 */
export function useArrivalFocus(view: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (view !== null) heading.current?.focus({ preventScroll: true });
  }, [view]);
  return heading;
}
