import { useEffect, useRef } from 'react';
import { focusHeading } from '@/browser/take-focus';
import { guideLinkId } from './guide-row';

/** Moves the focus to the heading of an opened guide, and back to its link. `read` is its id, `null` for the list. */
export function useGuideFocus(read: string | null): void {
  const previous = useRef(read);
  useEffect(() => {
    const last = previous.current;
    previous.current = read;
    if (last === read) return;
    const link = read === null && last !== null ? document.getElementById(guideLinkId(last)) : null;
    if (link) link.focus({ preventScroll: true });
    else focusHeading();
  }, [read]);
}
