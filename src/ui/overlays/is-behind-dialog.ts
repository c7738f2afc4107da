/** Whether a modal dialog hides part of the page. Live regions stay visible, so not all of it is hidden. */
export function isBehindDialog(): boolean {
  return document.querySelector('[data-base-ui-inert][aria-hidden="true"]') !== null;
}
