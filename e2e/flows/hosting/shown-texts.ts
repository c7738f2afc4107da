declare global {
  interface Window {
    /** The `persisted` flag of each `pageshow`: `true` for the back/forward cache. */
    shows: boolean[];
    /** The watched texts that were visible since the recording began. */
    seenTexts: string[];
  }
}

/** The watched texts, and whether the recording begins now or when Back shows the page. */
type Recording = { texts: readonly string[]; since: 'now' | 'back' };

/**
 * Records which texts are visible, at once and at every change, in the title, the page and its fields.
 * `visibility: hidden` is not painted. Runs in the page, so it uses nothing from outside.
 */
export function recordShownTexts({ texts, since }: Recording): void {
  window.shows = [];
  window.seenTexts = [];
  const visible = (element: Element | null) =>
    element !== null && getComputedStyle(element).visibility === 'visible';
  const look = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    let shown = document.title;
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (visible(parentElement)) shown += textContent ?? '';
    }
    for (const field of document.querySelectorAll('input, textarea')) {
      if (visible(field) && 'value' in field) shown += String(field.value);
    }
    window.seenTexts.push(...texts.filter((text) => shown.includes(text)));
  };
  const watch = () => {
    look();
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  };
  addEventListener('pageshow', ({ persisted }) => {
    window.shows.push(persisted);
    if (!persisted) return;
    window.seenTexts = [];
    watch();
  });
  const [navigation] = performance.getEntriesByType('navigation');
  const isBack = navigation && 'type' in navigation && navigation.type === 'back_forward';
  if (since === 'now' || isBack) watch();
}
