import { useMemo } from 'react';
import type { StepKind } from '@/api/plan-step/contract';
import { formatClock, formatShortDay, localDay, localTime } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { instantOf } from '@/lib/time-zone';
import type { DueDate } from '@/shared/program/deadlines';
import { cityOfZone } from '@/shared/program/use-deadline-format';
import type { PlanStep } from './plan-step';

/** The word for a step that is done. */
const DONE: Partial<Record<StepKind, 'paid' | 'sent'>> = { fee: 'paid', form: 'sent' };

/** The texts of a step (messages `steps`). */
export function useStepFormat() {
  const { t } = useTranslation('steps');
  const locale = useLocale();
  return useMemo(
    () => ({
      name: ({ title, kind }: Pick<PlanStep, 'title' | 'kind'>): string =>
        title?.trim() || t(`kind.${kind}`),
      doneWord: (kind: StepKind): string => t(`done.${DONE[kind] ?? 'done'}`),
      day: ({ day }: DueDate): string => formatShortDay(locale, day),
      /** The time at the school and, if the clocks differ, the student's own; `null` if only the day is known. */
      clock: ({ day, time, zone }: DueDate): string | null => {
        if (time === null) return null;
        if (zone === null) return formatClock(locale, time);
        const clock = t('clock', { time: formatClock(locale, time), city: cityOfZone(zone) });
        const here = new Date(instantOf(day, time, zone));
        if (Number.isNaN(here.getTime())) return clock;
        if (localTime(here) === time && localDay(here) === day) return clock;
        const own = formatClock(locale, localTime(here));
        return t('here', { clock, time: own, day: formatShortDay(locale, localDay(here)) });
      },
    }),
    [t, locale],
  );
}
