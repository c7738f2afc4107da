import { readFileSync } from 'node:fs';

/** The languages of the tests. */
export const LOCALES = ['en', 'vi'] as const;

/** The language of the tests that a language cannot change: Vietnamese, which has the longer words. */
export const ONE_LOCALE: readonly TestLocale[] = ['vi'];

/** A language of a test. */
export type TestLocale = (typeof LOCALES)[number];

/** A pattern that matches exactly this text. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * A text of a message file, so that a test finds the visible text in both languages:
 * `words('vi', 'results', 'compare.open')`. Throws if it is missing.
 */
export function words(
  locale: TestLocale,
  namespace: string,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const file = new URL(`../../locales/${locale}/${namespace}.json`, import.meta.url);
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of key.split('.')) {
    found = Object.entries(Object(found)).find(([name]) => name === part)?.[1];
  }
  if (typeof found !== 'string') throw new Error(`No text ${locale}/${namespace}: ${key}`);
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(new RegExp(`\\{\\{${name}(, \\w+)?\\}\\}`), () => value),
    found,
  );
}
