import { useEffect, useRef, type RefObject } from 'react';

/** Ref of a heading that takes the focus when its view replaces another one on the same page (R11); `null` for the first view. */
export function useViewHeadingFocus(view: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (view !== null) heading.current?.focus({ preventScroll: true });
  }, [view]);
  return heading;
}
