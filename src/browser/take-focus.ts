/** Puts the focus on something that came late, unless the student has opened a dialog meanwhile: it stays there. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement?.closest('[role=dialog][data-open]')) return;
  element?.focus({ preventScroll: true });
}
