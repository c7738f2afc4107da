import { formatDay, formatYearMonth } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';

/** Formats when a figure was read: a day (`YYYY-MM-DD`) or only its month. */
export function useReadOnFormat() {
  const locale = useLocale();
  return (readOn: string): string =>
    readOn.length > 7 ? formatDay(locale, readOn) : formatYearMonth(locale, readOn);
}
