import { daysUntil, formatDay, formatShortDay, formatTime, localDay } from '@/i18n/format-date';
import type { Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';

/** The day of a time (ISO 8601): today, yesterday, or the date, without the year in this year. */
export function dayName(
  locale: Locale,
  moment: string,
  texts: { today: string; yesterday: string },
  now = new Date(),
): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const day = localDay(date);
  const days = daysUntil(day, now);
  if (days === 0) return texts.today;
  if (days === -1) return texts.yesterday;
  if (date.getFullYear() !== now.getFullYear()) return formatDay(locale, day);
  return formatShortDay(locale, day);
}

/** Formats a time (ISO 8601): its clock time, its day, or both. */
export function useTimeFormat() {
  const { t } = useTranslation('essays');
  const locale = useLocale();
  const texts = { today: t('versions.today'), yesterday: t('versions.yesterday') };
  const time = (moment: string) => formatTime(locale, new Date(moment));
  const day = (moment: string) => dayName(locale, moment, texts);
  return {
    time,
    day,
    /** The day and the time; only the time for today. */
    short: (moment: string) => {
      const name = day(moment);
      return name === texts.today ? time(moment) : `${name}, ${time(moment)}`;
    },
  };
}
