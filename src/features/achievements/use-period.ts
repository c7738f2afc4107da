import type { Achievement } from '@/api/achievement/contract';
import { dayParts } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';

/** When something was done, in words: `Sep 2024 – now`; `null` where nothing is told. */
export function usePeriod(): (achievement: Pick<Achievement, 'start' | 'end'>) => string | null {
  const { t } = useTranslation('achievements');
  const locale = useLocale();
  const month = (text: string) =>
    t('month', { month: dayParts(locale, `${text}-01`).month, year: text.slice(0, 4) });
  return ({ start, end }) => {
    if (!start) return end ? t('until', { end: month(end) }) : null;
    if (start === end) return month(start);
    return t('period', { start: month(start), end: end ? month(end) : t('now') });
  };
}
