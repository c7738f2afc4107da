import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LOCALES, type TestLocale } from '../support/words';

function plainTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('{{') || value.includes('<') ? [] : [value];
  return Object.values(Object(value)).flatMap(plainTexts);
}

/** All texts of the message files of a language without placeholders. */
function messageTexts(locale: TestLocale): string[] {
  const folder = new URL(`../../locales/${locale}/`, import.meta.url);
  return readdirSync(folder).flatMap((file) =>
    plainTexts(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  );
}

declare global {
  interface Window {
    /** Each set of texts that the page has shown since `watchTexts`. */
    shownTexts: string[][];
  }
}

/** Records all visible texts at every change from now on. Runs in the page. */
export function recordTexts(): void {
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (walker.nextNode()) {
      const text = (walker.currentNode.textContent ?? '').trim();
      if (/\p{L}{3}/u.test(text)) found.add(text);
    }
    return [...found];
  };
  window.shownTexts = [texts()];
  new MutationObserver(() => window.shownTexts.push(texts())).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** Records all visible texts of a page at every change from now on. */
export function watchTexts(page: Page): Promise<void> {
  return page.evaluate(recordTexts);
}

/** The texts of both languages that were on the page together since `watchTexts` (R3). */
export async function mixedTexts(page: Page, languages: [TestLocale, TestLocale]) {
  return mixesIn(await page.evaluate(() => window.shownTexts), languages);
}

/** The mixes in recorded texts; the page was in one language at first and is in the other one now. */
export function mixesIn(shown: string[][], [from, to]: [TestLocale, TestLocale]) {
  const rest = { [from]: shown.at(0) ?? [], [to]: shown.at(-1) ?? [] };
  const texts = LOCALES.map(
    (locale) => new Set([...messageTexts(locale), ...(rest[locale] ?? [])]),
  );
  const [en = new Set<string>(), vi = new Set<string>()] = texts;
  const mixes = shown.flatMap((now) => {
    const english = now.filter((text) => en.has(text) && !vi.has(text));
    const vietnamese = now.filter((text) => vi.has(text) && !en.has(text));
    return english.length > 0 && vietnamese.length > 0 ? [{ english, vietnamese }] : [];
  });
  return { shown: shown.length, mixes };
}
