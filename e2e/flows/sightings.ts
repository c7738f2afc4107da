import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts that were to be looked for and stood on the page at some moment. */
    sightings: string[];
  }
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
