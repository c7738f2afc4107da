import { cachedIntl } from '@/lib/intl-cache';
import { LOCALES, type Locale } from './locales';

/** Formats a date in UTC, without the leading zero that WebKit (`05/1`) and Firefox (`08:05`) add in Vietnamese. */
function formatDate(locale: Locale, options: Intl.DateTimeFormatOptions, date: Date): string {
  const inUtc = { ...options, timeZone: 'UTC' };
  const text = cachedIntl(Intl.DateTimeFormat, LOCALES[locale].tag, inUtc).format(date);
  return locale === 'vi' ? text.replace(/^0(?=\d)/, '') : text;
}

/** Intl capitalizes Vietnamese months, as at the start of a line; inside a line they are lower case. */
function inLine(locale: Locale, month: string): string {
  return locale === 'vi' ? month.toLowerCase() : month;
}

function parseDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** The time of a moment in the user's time zone, `HH:MM`. */
export function localTime(moment: Date): string {
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** The calendar day of a moment in the user's time zone, `YYYY-MM-DD`; empty for an invalid date. */
export function localDay(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}

/** Joins the first two words: `Jan 5, 2027` may break before its year, not after its month. */
function joinFirstWords(day: string): string {
  return day.replace(' ', '\u00a0');
}

/** A calendar day, `YYYY-MM-DD`, with its year; any other text as it is. */
export function formatDay(locale: Locale, day: string): string {
  const date = parseDay(day);
  if (Number.isNaN(date.getTime())) return day;
  const month = locale === 'vi' ? 'numeric' : 'short';
  const options = { year: 'numeric', month, day: 'numeric' } as const;
  return joinFirstWords(formatDate(locale, options, date));
}

/** Day and month of a calendar day separately, for large numerals. */
export function dayParts(locale: Locale, day: string): { day: string; month: string } {
  const date = parseDay(day);
  if (Number.isNaN(date.getTime())) return { day, month: '' };
  const length = locale === 'vi' ? 'long' : 'short';
  const month = formatDate(locale, { month: length }, date);
  return { day: String(date.getUTCDate()), month: inLine(locale, month) };
}

/** A month by its number, 1 to 12. */
export function formatMonth(locale: Locale, month: number): string {
  const date = new Date(Date.UTC(2000, month - 1, 1));
  return inLine(locale, formatDate(locale, { month: 'long' }, date));
}

/** Day and month of a calendar day, `YYYY-MM-DD`; any other text as it is. */
export function formatShortDay(locale: Locale, day: string): string {
  const date = parseDay(day);
  if (Number.isNaN(date.getTime())) return day;
  const month = locale === 'vi' ? 'numeric' : 'short';
  return joinFirstWords(formatDate(locale, { month, day: 'numeric' }, date));
}

/** A time of day, `HH:MM`, in 24 hours in both languages. */
export function formatClock(locale: Locale, time: string): string {
  const options = {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  return formatDate(locale, options, new Date(`2000-01-01T${time}:00Z`));
}

/** The time of a moment in the user's time zone, as `formatClock`; empty for an invalid date. */
export function formatTime(locale: Locale, moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '' : formatClock(locale, localTime(moment));
}

/** A month with its year, `YYYY-MM`: `Sep 2027`, `9/2027`. */
export function formatYearMonth(locale: Locale, month: string): string {
  const length = locale === 'vi' ? 'numeric' : 'short';
  const options = { month: length, year: 'numeric' } as const;
  return joinFirstWords(formatDate(locale, options, parseDay(`${month}-01`)));
}

/** Whole days from the user's today to a calendar day; negative for a past one, `NaN` for no day. */
export function daysUntil(day: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((parseDay(day).getTime() - today) / 86_400_000);
}
