import { dayParts, formatMoney, formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import type { Judged } from './judge';
import { NOTED, PROGRAMS, type ProgramId, type SampleCard } from './sample';

/** The sample student in the words and figures of the locale. */
export function useSampleFormat() {
  const { t } = useTranslation('demo');
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  // A band keeps its point in both languages.
  const band = (value: number) => value.toFixed(1);
  return {
    number,
    band,
    money: (dollars: number) => formatMoney(locale, dollars),
    program: (id: ProgramId) => ({
      title: t(`program.${id}.title`),
      school: t(`program.${id}.school`),
      place: t(`program.${id}.place`),
    }),
    /** `Jan 15`; without a year, because the sample has none. */
    deadline: (id: ProgramId) => t('list.date', dayParts(locale, `2000-${PROGRAMS[id].deadline}`)),
    /** The note on a card: the student's own words, or the sample's. */
    note: ({ id, note }: SampleCard): string => {
      const noted = NOTED.find((one) => one === id);
      return note ?? (noted ? t(`note.${noted}`) : '');
    },
    criterion: (judged: Judged): string => {
      switch (judged.kind) {
        case 'average':
          return t(`criterion.average.${judged.state}`, { asked: judged.asked, has: judged.has });
        case 'ielts':
          return t(`criterion.ielts.${judged.state}`, {
            asked: band(judged.asked),
            has: judged.has === null ? '' : band(judged.has),
          });
        case 'budget':
          return t(`criterion.budget.${judged.state}`, { has: formatMoney(locale, judged.has) });
        case 'chemistry':
          return t(`criterion.chemistry.${judged.state}`);
        default:
          return t(`criterion.${judged.kind}.${judged.state}`);
      }
    },
  };
}
