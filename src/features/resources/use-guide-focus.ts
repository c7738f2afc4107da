import { useEffect, useRef } from 'react';
import { guideLinkId } from './guide-row';

/** Moves the focus to the heading of an opened guide, and back to its link. `read` is its id, `null` for the list. */
export function useGuideFocus(read: string | null): void {
  const previous = useRef(read);
  useEffect(() => {
    const last = previous.current;
    previous.current = read;
    if (last === read) return;
    const link = read === null && last !== null ? document.getElementById(guideLinkId(last)) : null;
    const target = link ?? document.querySelector<HTMLElement>('main h1');
    if (!link) target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [read]);
}
