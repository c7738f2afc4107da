import { cachedIntl } from '@/lib/intl-cache';
import { LOCALES, type Locale } from './locales';

export function formatNumber(
  locale: Locale,
  value: number,
  options: Intl.NumberFormatOptions = { maximumFractionDigits: 1 },
): string {
  return cachedIntl(Intl.NumberFormat, LOCALES[locale].tag, options).format(value);
}

/** Digits with a decimal point as the locale writes them, without rounding: `2.5`, in Vietnamese `2,5`. */
export function formatDigits(locale: Locale, digits: string): string {
  return locale === 'vi' ? digits.replace('.', ',') : digits;
}

/** A score: a band as IELTS writes it in every language (7.0), a SAT total without a separator, an average in the locale. */
export function formatScore(
  locale: Locale,
  name: 'average' | 'ielts' | 'sat',
  score: number,
): string {
  if (name === 'ielts') return score.toFixed(1);
  return name === 'sat' ? String(score) : formatNumber(locale, score);
}

/** US dollars without cents: `$11,000`, in Vietnamese `$11.000`. */
export function formatMoney(locale: Locale, dollars: number): string {
  return `$${formatNumber(locale, Math.round(dollars))}`;
}

/** US dollars in short: `$900`, `$28k`, `$28.5k`. */
export function formatShortMoney(locale: Locale, dollars: number): string {
  return dollars < 1000
    ? formatMoney(locale, dollars)
    : `$${formatNumber(locale, dollars / 1000)}k`;
}

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
