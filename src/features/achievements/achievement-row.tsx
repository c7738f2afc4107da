import type { ReactNode } from 'react';
import type { Achievement } from '@/api/achievement/contract';
import { useTranslation } from '@/i18n/use-translation';
import { usePeriod } from './use-period';

type Props = {
  achievement: Achievement;
  /** Its place in the list, from 1. */
  place: number;
  /** At the far end: the handle and the menu. */
  tools: ReactNode;
};

/** One achievement: its place in a large figure, what it is, the student's part, when, and what came of it. */
export function AchievementRow({ achievement, place, tools }: Props) {
  const { t } = useTranslation('achievements');
  const { type, title, role, hours, impact } = achievement;
  const period = usePeriod()(achievement);
  const effort = hours == null ? null : t('hours', { count: hours });
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-3 py-5 md:grid-cols-[4.5rem_minmax(0,1fr)_13rem_auto] md:gap-x-6">
      <p aria-hidden className="fig num text-32 text-muted">
        {place}
      </p>
      <div>
        <h2 className="pt-1 text-20 wrap-anywhere">{title || t('untitled')}</h2>
        <p className="wrap-anywhere text-muted">
          {[t(`type.${type}`), role].filter(Boolean).join(' · ')}
        </p>
        {impact && <p className="mt-2 max-w-[62ch] text-17 wrap-anywhere">{impact}</p>}
        {/* On a phone under it all, beside it where there is room. */}
        {(period ?? effort) !== null && (
          <p className="num mt-2 text-muted md:hidden">
            {period !== null && <span className="block">{period}</span>}{' '}
            {effort !== null && <span className="block">{effort}</span>}
          </p>
        )}
      </div>
      <div className="num pt-1.5 text-right max-md:hidden">
        {period !== null && <p>{period}</p>}
        {effort !== null && <p className="text-muted">{effort}</p>}
      </div>
      <div className="-mt-1 -mr-2.5 flex max-md:flex-col">{tools}</div>
    </div>
  );
}
