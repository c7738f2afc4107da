import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { Nudge } from './watch-visitor';

/**
 * These close on Escape, so Escape is not for the popup while one is open. Listboxes are excluded: the search on the
 * 404 page is always there.
 */
const CLOSES_ON_ESCAPE = '[role=dialog], [role=alertdialog], [role=menu]';

/** Ignores the last clicks of the burst that opened the popup. */
const EXTRA_CLICKS_MS = 500;

function isOtherOpen(popup: HTMLElement): boolean {
  return [...document.querySelectorAll(CLOSES_ON_ESCAPE)].some((other) => !popup.contains(other));
}

/** Escape clears a search field. */
function isFilledSearch(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}

/**
 * Keyboard and outside clicks of the popup while it is shown: F6 moves focus in and back, Escape and a click outside close it. It
 * never takes focus on its own (R25); on close, focus inside it returns to where it was.
 */
export function usePopupKeys(
  popup: RefObject<HTMLElement | null>,
  { by, shown }: { by: Nudge['by']; shown: boolean },
  onAway: () => void,
): void {
  const close = useEffectEvent(onAway);
  // A layout effect, so that focus can leave the popup before it is removed.
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element || !shown) return;
    const opened = performance.now();
    let before: HTMLElement | null = null;
    let escapeIsOurs = true;
    const isInside = () => element.contains(document.activeElement);
    const restoreFocus = () => {
      const to = before?.isConnected ? before : document.getElementById('content');
      to?.focus({ preventScroll: true });
    };
    // Captured before another handler closes something on the same key.
    const onKeyCapture = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escapeIsOurs = !isOtherOpen(element);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === 'F6' && !isOtherOpen(element)) {
        event.preventDefault();
        if (isInside()) restoreFocus();
        else element.focus();
      }
      if (event.key === 'Escape' && escapeIsOurs && !isFilledSearch(event.target)) close();
    };
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      const from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      if (from && !element.contains(from)) before = from;
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      // An answer to the question for consent below it says nothing about the popup.
      if (element.contains(target) || target.closest('[data-consent]')) return;
      if (by === 'clicks' && performance.now() - opened < EXTRA_CLICKS_MS) return;
      close();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('keydown', onKeyCapture, { capture: true, signal });
    window.addEventListener('keydown', onKey, { signal });
    window.addEventListener('click', onClick, { capture: true, signal });
    element.addEventListener('focusin', onFocus, { signal });
    return () => {
      listeners.abort();
      if (isInside()) restoreFocus();
    };
  }, [popup, by, shown]);
}
