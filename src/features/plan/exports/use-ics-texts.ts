import { formatClock } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import type { DueDate } from '@/shared/program/deadlines';
import { formatPlace } from '@/shared/program/place';
import { useDeadlineFormat } from '@/shared/program/use-deadline-format';
import type { IcsTexts } from './plan-ics';

/** The calendar's texts in the page's language. Those of steps and links are loaded when a file is made. */
export function useIcsTexts(): Omit<IcsTexts, 'step' | 'linkOf'> {
  const { t } = useTranslation('saved');
  const locale = useLocale();
  const { clock } = useDeadlineFormat();

  function closing({ time, zone }: DueDate): string {
    if (zone === null) return t('export.noZone');
    return t('export.zone', { time: formatClock(locale, time ?? '23:59'), zone });
  }

  return {
    name: t('export.calendar'),
    summary: (task, { title, school }) =>
      t(`export.summary.${task}`, { title, school: school.name }),
    description: ({ title, school, source }, due) =>
      [
        title,
        [school.name, formatPlace(school)].filter(Boolean).join(', '),
        due && closing(due),
        due && clock(due),
        due && source === 'illustrative' && t('export.illustrative'),
      ]
        .filter(Boolean)
        .join('\n'),
    host: window.location.host,
  };
}
