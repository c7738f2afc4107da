import { daysUntil } from '@/i18n/format';
import { useTranslation } from '@/i18n/use-translation';
import { isNear } from './deadlines';

/** When to apply: the day or `rolling`, the time left, and whether that is near. */
export type ApplyByText = { day: string; left: string | null; near: boolean };

export function useDeadlineFormat() {
  const { t } = useTranslation();
  /** `today`, `in 3 days`. */
  const inDays = (days: number): string =>
    days === 0 ? t('deadline.today') : t('deadline.inDays', { count: days });
  return {
    inDays,
    /** `left` is `null` for a text that is not a day. */
    daysLeft: (day: string, now: Date): Omit<ApplyByText, 'day'> => {
      const days = daysUntil(day, now);
      if (Number.isNaN(days)) return { left: null, near: false };
      return { left: days < 0 ? t('deadline.passed') : inDays(days), near: isNear(days) };
    },
  };
}
