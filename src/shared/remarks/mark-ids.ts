/** Ids of a remark's two ends, so that the focus can go from one to the other; `scope` is one of the page. */
export function markId(scope: string, number: number): string {
  return `${scope}-mark-${number}`;
}

/** Id of the remark beside the text. */
export function remarkId(scope: string, number: number): string {
  return `${scope}-remark-${number}`;
}

/** Sends the focus to an element and brings it into sight. */
export function focusMark(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView?.({ block: 'nearest' });
  element?.focus({ preventScroll: true });
}
