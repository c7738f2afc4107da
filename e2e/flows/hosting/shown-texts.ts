/** What a recording has seen. */
export type Shown = {
  /** The `persisted` flag of each `pageshow`: `true` for the back/forward cache. */
  shows: boolean[];
  /** The watched texts that were visible since the recording began. */
  texts: string[];
};

/** Reads the recording, in the page. Its place, the name of the tab, outlives a reload. */
export const SHOWN = "JSON.parse(window.name || '{}')";

/** The watched texts, and whether the recording begins now or when Back shows the page. */
type Recording = { texts: readonly string[]; since: 'now' | 'back' };

/**
 * Records which texts are visible, at once and at every change, in the title, the page and its fields.
 * `visibility: hidden` is not painted. Runs in the page, so it uses nothing from outside.
 */
export function recordShownTexts({ texts, since }: Recording): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? navigation.type : '';
  // The page reloads itself: the recording is of what it showed before.
  if (since === 'back' && type === 'reload') return;
  const seen: Shown = { shows: [], texts: [] };
  const keep = () => {
    window.name = JSON.stringify(seen);
  };
  keep();
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
    seen.texts.push(...texts.filter((text) => shown.includes(text)));
    keep();
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
    seen.shows.push(persisted);
    if (persisted) {
      seen.texts = [];
      watch();
    }
    keep();
  });
  if (since === 'now' || type === 'back_forward') watch();
}
