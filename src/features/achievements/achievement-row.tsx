import type { ReactNode } from 'react';
import type { Achievement } from '@/api/achievement/contract';
import { dayParts } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';

/** A period in words, such as `Sep 2024 – now`; `null` for an unknown one. */
function usePeriod({ start, end }: Achievement): string | null {
  const { t } = useTranslation('achievements');
  const locale = useLocale();
  const month = (text: string) =>
    t('month', { month: dayParts(locale, `${text}-01`).month, year: text.slice(0, 4) });
  if (!start) return end ? t('until', { end: month(end) }) : null;
  if (start === end) return month(start);
  return t('period', { start: month(start), end: end ? month(end) : t('now') });
}

type Props = {
  achievement: Achievement;
  /** Its number in the list, from 1. */
  place: number;
  tools: ReactNode;
};

/** An achievement: its number, title, role, period and impact. */
export function AchievementRow({ achievement, place, tools }: Props) {
  const { t } = useTranslation('achievements');
  const { type, title, role, hours, impact } = achievement;
  const period = usePeriod(achievement);
  const effort = hours == null ? null : t('hours', { count: hours });
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-3 py-5 md:grid-cols-[4.5rem_minmax(0,1fr)_14.5rem_auto] md:gap-x-6">
      <p aria-hidden className="fig num text-32 text-muted">
        {place}
      </p>
      <div>
        <h2 className="pt-1 text-20 wrap-anywhere">{title || t('untitled')}</h2>
        <p className="wrap-anywhere">{[t(`type.${type}`), role].filter(Boolean).join(' · ')}</p>
        {impact && <p className="mt-2 max-w-[45em] text-17 wrap-anywhere">{impact}</p>}
        {/* On wide screens it is in a separate column. */}
        {(period ?? effort) !== null && (
          <p className="num mt-2 text-muted md:hidden">
            {period !== null && <span className="block">{period}</span>}{' '}
            {effort !== null && <span className="block">{effort}</span>}
          </p>
        )}
      </div>
      <div className="num pt-1.5 text-right max-md:hidden">
        {period !== null && <p>{period}</p>}
        {effort !== null && <p>{effort}</p>}
      </div>
      <div className="-mt-1 -mr-2.5 flex max-md:flex-col">{tools}</div>
    </div>
  );
}
