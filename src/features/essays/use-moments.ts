import { formatTime } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { dayName } from './moment';

/** Formats a moment (ISO 8601): its time, its day, or both. */
export function useMoments() {
  const { t } = useTranslation('essays');
  const locale = useLocale();
  const words = { today: t('versions.today'), yesterday: t('versions.yesterday') };
  const time = (moment: string) => formatTime(locale, new Date(moment));
  const day = (moment: string) => dayName(locale, moment, words);
  return {
    time,
    day,
    /** The day and the time; only the time for today. */
    short: (moment: string) => {
      const name = day(moment);
      return name === words.today ? time(moment) : `${name}, ${time(moment)}`;
    },
  };
}
