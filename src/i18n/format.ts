import { LOCALES, type Locale } from './locales';

const memory = new Map<string, unknown>();

/** Intl formatters cost milliseconds to make: each is made once a locale. */
function once<T>(key: string, make: () => T): T {
  const made = memory.get(key);
  if (made !== undefined) return made as T; // the key names the type
  const fresh = make();
  memory.set(key, fresh);
  return fresh;
}

/** A number in the locale. */
export function formatNumber(locale: Locale, value: number): string {
  const make = () => new Intl.NumberFormat(LOCALES[locale].tag, { maximumFractionDigits: 1 });
  return once(`number-${locale}`, make).format(value);
}

/** US dollars without cents: `$11,000`, in Vietnamese `$11.000` (design section 10, 3). */
export function formatMoney(locale: Locale, dollars: number): string {
  return `$${formatNumber(locale, Math.round(dollars))}`;
}

/** `tháng 11` stands inside a line; Intl writes it as the beginning of one. */
function insideLine(locale: Locale, month: string): string {
  return locale === 'vi' ? month.toLowerCase() : month;
}

function parseDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** A calendar day, `YYYY-MM-DD`, with its year; the text itself where it is not one. */
export function formatDay(locale: Locale, day: string): string {
  const date = parseDay(day);
  if (Number.isNaN(date.getTime())) return day;
  const make = () =>
    new Intl.DateTimeFormat(LOCALES[locale].tag, {
      year: 'numeric',
      month: locale === 'vi' ? 'numeric' : 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
  return once(`day-${locale}`, make).format(date);
}

/** Day and month of a calendar day apart, for large numerals. */
export function dayParts(locale: Locale, day: string): { day: string; month: string } {
  const date = parseDay(day);
  if (Number.isNaN(date.getTime())) return { day, month: '' };
  const make = () =>
    new Intl.DateTimeFormat(LOCALES[locale].tag, {
      month: locale === 'vi' ? 'long' : 'short',
      timeZone: 'UTC',
    });
  const month = once(`month-${locale}`, make).format(date);
  return { day: String(date.getUTCDate()), month: insideLine(locale, month) };
}

/** A month by its number, 1 to 12. */
export function formatMonth(locale: Locale, month: number): string {
  const make = () =>
    new Intl.DateTimeFormat(LOCALES[locale].tag, { month: 'long', timeZone: 'UTC' });
  return insideLine(
    locale,
    once(`long-month-${locale}`, make).format(new Date(Date.UTC(2000, month - 1, 1))),
  );
}

/** Whole days from today (the person's own) to a calendar day; negative once it is over. */
export function daysUntil(day: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((parseDay(day).getTime() - today) / 86_400_000);
}
