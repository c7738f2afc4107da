import { expect, type Page } from '@playwright/test';
import type { TestLocale } from '../support/words';

const NAMES = { en: 'EN English', vi: 'VI Tiếng Việt' };
const TAGS = { en: 'en-US', vi: 'vi-VN' };

/** Clicks the language link without scrolling or closing a dialog, and waits for the language. */
export async function switchTo(page: Page, to: TestLocale): Promise<void> {
  const link = page.locator(`header nav a[aria-label="${NAMES[to]}"]`);
  await link.evaluate((element) => element instanceof HTMLElement && element.click());
  await expect(page.locator('html')).toHaveAttribute('lang', TAGS[to]);
}
