/** Focuses an element that rendered late, unless the focus is in an open dialog by then. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement?.closest('[role=dialog][data-open]')) return;
  element?.focus({ preventScroll: true });
}
