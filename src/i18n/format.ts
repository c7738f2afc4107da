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
