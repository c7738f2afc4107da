import { useMemo } from 'react';
import { formatClock, formatShortDay, localTime, localDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { daysLeft, isNear, otherLocalDay, type DueDate } from './deadlines';

/** When to apply: the day or `rolling`, the time of that day, the time left, and whether that is near. */
export type ApplyByText = {
  day: string;
  clock?: string | null;
  left: string | null;
  near: boolean;
};

/** `London` for `Europe/London`. */
export function cityOfZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

export function useDeadlineFormat() {
  const { t } = useTranslation();
  const locale = useLocale();
  return useMemo(() => {
    /** `today`, `in 3 days`. */
    const inDays = (days: number): string =>
      days === 0 ? t('deadline.today') : t('deadline.inDays', { count: days });
    return {
      inDays,
      /** `left` is `null` for a text that is not a day. */
      timeLeft: (due: DueDate, now: Date): Pick<ApplyByText, 'left' | 'near'> => {
        const days = daysLeft(due, now);
        if (Number.isNaN(days)) return { left: null, near: false };
        return { left: days < 0 ? t('deadline.passed') : inDays(days), near: isNear(days) };
      },
      /**
       * The time at the school, and the user's own where that is another day: `18:00 London time, 01:00 on Jan 14
       * where you are`; `null` if only the day is known.
       */
      clock: (due: DueDate): string | null => {
        if (due.time === null) return null;
        const schoolTime = formatClock(locale, due.time);
        if (due.zone === null) return schoolTime;
        const school = { time: schoolTime, city: cityOfZone(due.zone) };
        const atSchool = t('deadline.atSchool', school);
        const local = otherLocalDay(due);
        if (local === null) return atSchool;
        const time = formatClock(locale, localTime(local));
        const where = { time, day: formatShortDay(locale, localDay(local)) };
        return `${atSchool}, ${t('deadline.whereYouAre', where)}`;
      },
    };
  }, [t, locale]);
}
