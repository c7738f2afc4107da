import { cachedIntl } from '@/lib/intl-cache';
import { LOCALES, type Locale } from './locales';

/** `A`, `A and B`, `A, B and C`; empty for no items. */
export function formatList(locale: Locale, items: readonly string[]): string {
  // American English would put a comma before `and`.
  const tag = locale === 'en' ? 'en-GB' : LOCALES[locale].tag;
  return cachedIntl(Intl.ListFormat, tag, { type: 'conjunction' }).format(items);
}

/** The majors line: `[major]` for none, else as `formatList` (R22, spec section 3). */
export function formatMajors(locale: Locale, titles: readonly string[]): string {
  return formatList(locale, titles) || '[major]';
}

/** The name of a language by its BCP 47 tag, as at the start of a line; an unknown tag as it is. */
export function formatLanguage(locale: Locale, tag: string): string {
  try {
    const names = cachedIntl(Intl.DisplayNames, LOCALES[locale].tag, { type: 'language' });
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The name of a language inside a line: `tiếng Anh`, which Intl writes as at the start of one. */
export function formatLanguageInLine(locale: Locale, tag: string): string {
  const name = formatLanguage(locale, tag);
  return locale === 'vi' ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
}
