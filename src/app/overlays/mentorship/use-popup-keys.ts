import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What closes by Escape itself; while one of them is open, Escape is not for the popup. Lists are none: those of
 * the search stand in the 404 page for good.
 */
const TAKES_ESCAPE = '[role=dialog], [role=alertdialog], [role=menu]';

/** Clicks that go on after those that opened the popup are not meant for it. */
const AFTERCLICKS_MS = 500;

function othersAreOpen(popup: HTMLElement): boolean {
  return [...document.querySelectorAll(TAKES_ESCAPE)].some((other) => !popup.contains(other));
}

/** A search field empties itself by Escape. */
function emptiesItself(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}

/**
 * The keys and presses that the open popup answers to: F6 leads into it and back, Escape closes it where
 * nothing else takes Escape, a press beside it closes it. It never takes the focus by itself (R25);
 * where it goes with the focus inside, that goes back to where it came from.
 */
export function usePopupKeys(
  popup: RefObject<HTMLElement | null>,
  openedBy: 'idle' | 'clicks',
  onAway: () => void,
): void {
  const away = useRef(onAway);
  useEffect(() => {
    away.current = onAway;
  });
  // Before the popup is off the page, so that the focus can be taken out of it.
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element) return;
    const opened = performance.now();
    let before: HTMLElement | null = null;
    let ours = true;
    const isInside = () => element.contains(document.activeElement);
    const goBack = () => {
      const to = before?.isConnected ? before : document.getElementById('content');
      to?.focus({ preventScroll: true });
    };
    // Asked before anything has closed by this very key.
    const look = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') ours = !othersAreOpen(element);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === 'F6' && !othersAreOpen(element)) {
        event.preventDefault();
        if (isInside()) goBack();
        else element.focus();
      }
      if (event.key === 'Escape' && ours && !emptiesItself(event.target)) away.current();
    };
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      const from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      if (from && !element.contains(from)) before = from;
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && element.contains(target)) return;
      if (openedBy === 'clicks' && performance.now() - opened < AFTERCLICKS_MS) return;
      away.current();
    };
    window.addEventListener('keydown', look, true);
    window.addEventListener('keydown', onKey);
    window.addEventListener('click', onClick, true);
    element.addEventListener('focusin', onFocus);
    // What the focus goes to behind the popup is scrolled into sight above it.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${element.offsetHeight + 96}px`;
    return () => {
      window.removeEventListener('keydown', look, true);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('click', onClick, true);
      element.removeEventListener('focusin', onFocus);
      style.scrollPaddingBottom = '';
      if (isInside()) goBack();
    };
  }, [popup, openedBy]);
}
