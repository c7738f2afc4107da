import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusHeading } from '@/browser/take-focus';

/**
 * Ref of an element that may have the focus when it is removed: then the focus moves to the dialog around it, else to the
 * heading of the page.
 */
export function useFocusOnUnmount<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own === null || own !== document.activeElement) return;
      const dialog = own.closest<HTMLElement>('[role=dialog]');
      // A new heading is in the page once React has finished its update.
      queueMicrotask(() => (dialog ? dialog.focus({ preventScroll: true }) : focusHeading()));
    };
  }, []);
  return element;
}
