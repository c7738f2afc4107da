/** The nearest scrollable ancestor of an element, or the page. */
export function scrollParentOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at === document.body || at === document.documentElement) break;
    if (/(auto|scroll)/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}
