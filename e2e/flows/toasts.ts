import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The text of every toast that this document has shown. */
    toastTexts: string[];
    /** Texts that were to be looked for and stood on the page at some moment. */
    sightings: string[];
  }
}

/** The toasts that are up. */
export function toasts(page: Page): Locator {
  return page.locator('.Toastify__toast');
}

/** Notes from the next document on every toast as it appears; `shownToasts` reads them. */
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

/** All toasts that the document has shown, gone ones too. */
export function shownToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.toastTexts);
}

/** Looks for texts at every change of the page, in this document and all that follow. */
export async function lookFor(page: Page, texts: readonly string[]): Promise<void> {
  const look = (wanted: readonly string[]) => {
    window.sightings = [];
    const check = () => {
      const shown = document.documentElement?.outerHTML ?? '';
      for (const text of wanted) if (shown.includes(text)) window.sightings.push(text);
    };
    check();
    new MutationObserver(check).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  };
  await page.evaluate(look, texts);
  await page.addInitScript(look, texts);
}

/** The texts of `lookFor` that stood on the page since the document loaded. */
export function sightings(page: Page): Promise<string[]> {
  return page.evaluate(() => window.sightings);
}
