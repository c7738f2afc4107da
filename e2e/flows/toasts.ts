import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The text of every toast that this document has shown. */
    toastTexts: string[];
  }
}

/** The visible toasts. */
export function toasts(page: Page): Locator {
  return page.locator('.Toastify__toast');
}

/** Records every toast from the next document on; `shownToasts` reads them. */
export async function watchToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.toastTexts = [];
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.Toastify__toast')) {
        if (seen.has(toast)) continue;
        seen.add(toast);
        window.toastTexts.push(toast.textContent ?? '');
      }
    }).observe(document, { subtree: true, childList: true });
  });
}

/** All toasts that the document has shown, including closed ones. */
export function shownToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.toastTexts);
}
