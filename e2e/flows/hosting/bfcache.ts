import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../support/chromium';

declare global {
  interface Window {
    /** The `persisted` flag of each `pageshow`: `true` for the back/forward cache. */
    shows: boolean[];
    /** The watched texts that were visible since Back. */
    seenSinceShown: string[];
  }
}

/** A context in a separate browser that uses the back/forward cache. */
export async function withPageCache(
  baseURL: string,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium({ whole: true }),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await use(context);
  } finally {
    await browser.close();
  }
}

/**
 * Watches for visible texts from Back on: at once, before any other listener, and at every change.
 * `visibility: hidden` is not painted.
 */
export async function watchShow(page: Page, texts: readonly string[]): Promise<void> {
  await page.addInitScript((wanted: readonly string[]) => {
    window.shows = [];
    window.seenSinceShown = [];
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
      window.seenSinceShown.push(...wanted.filter((text) => shown.includes(text)));
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
      if (persisted) watch();
    });
    const [navigation] = performance.getEntriesByType('navigation');
    if (navigation && 'type' in navigation && navigation.type === 'back_forward') watch();
  }, texts);
}

/** The browser's reason why the document did not come from the back/forward cache. */
export function notRestored(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return JSON.stringify(Object(navigation).notRestoredReasons ?? null);
  });
}
