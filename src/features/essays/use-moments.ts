import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { dayName, formatTime } from './moment';

/** A moment (ISO 8601) in the words of the page: its time of day, its day, and both. */
export function useMoments() {
  const { t } = useTranslation('essays');
  const locale = useLocale();
  const words = { today: t('versions.today'), yesterday: t('versions.yesterday') };
  const time = (moment: string) => formatTime(locale, moment);
  const day = (moment: string) => dayName(locale, moment, words);
  return {
    time,
    day,
    /** Today the time alone says it. */
    short: (moment: string) => {
      const name = day(moment);
      return name === words.today ? time(moment) : `${name}, ${time(moment)}`;
    },
  };
}
