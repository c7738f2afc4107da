import { useEffect, useRef, type RefObject } from 'react';

/** Ref for the heading that takes the focus when one view replaces another (R11), but not on the first render. */
export function useViewFocus(view: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const current = useRef(view);
  useEffect(() => {
    if (current.current === view) return;
    current.current = view;
    heading.current?.focus();
  }, [view]);
  return heading;
}
