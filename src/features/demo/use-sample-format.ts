import { formatMoney, formatNumber, formatScore } from '@/i18n/format';
import { dayParts } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import type { EvaluatedCriterion } from './evaluate';
import { NOTE_IDS, PROGRAMS, type ProgramId, type SampleCard } from './sample';

/** Formats the sample student's data in the locale. */
export function useSampleFormat() {
  const { t } = useTranslation('demo');
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const band = (value: number) => formatScore(locale, 'ielts', value);
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
    /** The visitor's note, or the sample's. */
    note: ({ id, note }: SampleCard): string => {
      const noteId = NOTE_IDS.find((candidate) => candidate === id);
      return note ?? (noteId ? t(`note.${noteId}`) : '');
    },
    criterion: (result: EvaluatedCriterion): string => {
      switch (result.kind) {
        case 'average':
          return t(`criterion.average.${result.state}`, { asked: result.asked, has: result.has });
        case 'ielts':
          return t(`criterion.ielts.${result.state}`, {
            asked: band(result.asked),
            has: result.has === null ? '' : band(result.has),
          });
        case 'budget':
          return t(`criterion.budget.${result.state}`, { has: formatMoney(locale, result.has) });
        case 'chemistry':
          return t(`criterion.chemistry.${result.state}`);
        default:
          return t(`criterion.${result.kind}.${result.state}`);
      }
    },
  };
}
