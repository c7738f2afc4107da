import type { BrowserContext, Page } from '@playwright/test';
import { launchWithPageCache } from '../../support/chromium';
import { recordShownTexts } from './shown-texts';

/** A context in a separate browser that uses the back/forward cache. */
export async function withPageCache(
  baseURL: string,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await launchWithPageCache();
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

/** Records the visible texts from Back on: at once, before any other listener, and at every change. */
export async function watchShow(page: Page, texts: readonly string[]): Promise<void> {
  await page.addInitScript(recordShownTexts, { texts, since: 'back' as const });
}

/** The browser's reason why the document did not come from the back/forward cache. */
export function notRestored(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return JSON.stringify(Object(navigation).notRestoredReasons ?? null);
  });
}
