import { formatDay, formatYearMonth } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';

/** Formats a day (`YYYY-MM-DD`), or a month of which no day is known (`YYYY-MM`). */
export function useDayOrMonthFormat() {
  const locale = useLocale();
  return (date: string): string =>
    date.length > 7 ? formatDay(locale, date) : formatYearMonth(locale, date);
}
