/** Id of a remark's mark in the text. `scope` is unique on the page. */
export function markId(scope: string, number: number): string {
  return `${scope}-mark-${number}`;
}

export function remarkId(scope: string, number: number): string {
  return `${scope}-remark-${number}`;
}

/** Focuses an element and scrolls it into view. */
export function focusById(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView?.({ block: 'nearest' });
  element?.focus({ preventScroll: true });
}
