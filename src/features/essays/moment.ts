import { formatDay, formatShortDay } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';

/** The user's calendar day of a date, `YYYY-MM-DD`. */
function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day of a moment (ISO 8601): today, yesterday, or the date, without the year in this year. */
export function dayName(
  locale: Locale,
  moment: string,
  words: { today: string; yesterday: string },
  now = new Date(),
): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const day = dayOf(date);
  if (day === dayOf(now)) return words.today;
  const before = new Date(now);
  before.setDate(now.getDate() - 1);
  if (day === dayOf(before)) return words.yesterday;
  if (date.getFullYear() !== now.getFullYear()) return formatDay(locale, day);
  return formatShortDay(locale, date);
}
