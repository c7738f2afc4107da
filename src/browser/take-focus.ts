/** Focuses an element that rendered late, unless the focus is in an open dialog by then. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement?.closest('[role=dialog][data-open]')) return;
  element?.focus({ preventScroll: true });
}

/** Focuses the heading of the page, which is not focusable on its own, unless the focus is in an open dialog. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  takeFocus(heading);
}
