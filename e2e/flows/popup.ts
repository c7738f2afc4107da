import { expect, type Locator, type Page } from '@playwright/test';
import { words, type TestLocale } from '../support/words';

/** Enables the mentorship popup, which is dismissed in other tests (support/test.ts). */
export async function enablePopup(page: Page): Promise<void> {
  const cookie = { name: 'offer', value: 'open', domain: '127.0.0.1', path: '/' };
  await page.context().addCookies([cookie]);
}

/** Stops the page's clock before its first script. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** The mentorship popup. */
export function popup(page: Page, locale: TestLocale = 'en'): Locator {
  return page.getByRole('dialog', { name: words(locale, 'overlays', 'mentorship.title') });
}

/**
 * Waits for the deferred UI, including the listeners of the popup: it renders its own live regions beside the
 * one for page names. The clock of the page has to be stopped.
 */
async function waitForOverlays(page: Page): Promise<void> {
  await expect(async () => {
    // However long it takes, the popup does not open meanwhile.
    await idleFor(page, 1000);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 500 });
    await expect(page.locator('#root > [data-network]')).toHaveCount(1, { timeout: 500 });
  }).toPass();
}

/** Opens a page and waits for its overlays. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForOverlays(page);
}

/** Moves the mouse, and then advances the clock. */
export async function idleFor(page: Page, ms: number): Promise<void> {
  // Two places: at the second call it already is at one of them.
  await page.mouse.move(40, 300);
  await page.mouse.move(50, 300);
  await page.clock.runFor(ms);
}
