import { useEffect, useRef } from 'react';
import { guideLinkId } from './guide-row';

/**
 * Where the focus goes when the list gives way to a guide or the other way round: to the heading of the guide, and
 * back to the link it was opened with. `read` is the id of the open guide, `null` for the list.
 */
export function useGuideFocus(read: string | null): void {
  const before = useRef(read);
  useEffect(() => {
    const last = before.current;
    before.current = read;
    if (last === read) return;
    const link = read === null && last !== null ? document.getElementById(guideLinkId(last)) : null;
    const target = link ?? document.querySelector<HTMLElement>('main h1');
    if (!link) target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [read]);
}
