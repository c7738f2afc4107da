import { formatDay } from '@/i18n/format';
import { LOCALES, type Locale } from '@/i18n/locales';

const made = new Map<string, Intl.DateTimeFormat>();

function formatter(key: string, locale: Locale, options: Intl.DateTimeFormatOptions) {
  const name = `${key}-${locale}`;
  const found = made.get(name) ?? new Intl.DateTimeFormat(LOCALES[locale].tag, options);
  made.set(name, found);
  return found;
}

/** The time of day of a moment (ISO 8601), on the person's clock; empty where it is none. */
export function formatTime(locale: Locale, moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return formatter('time', locale, options).format(date);
}

/** The person's own calendar day of a date, `YYYY-MM-DD`. */
function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Which day a moment was: today, yesterday, or the day itself, without its year where that is this year's. */
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
  const options = { month: locale === 'vi' ? 'numeric' : 'short', day: 'numeric' } as const;
  return formatter('short', locale, options).format(date);
}
