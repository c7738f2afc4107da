import { useMemo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Program } from '@/api/program/contract';
import { daysUntil, formatDay, formatMoney, formatNumber } from '@/i18n/format';
import { LOCALES, type Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import type { CriteriaCount } from '@/ui/strokes';
import { dateOf, NEAR_DAYS } from '@/shared/program/deadlines';

/** The most characters of a note that a card shows. */
const NOTE_ON_CARD = 160;
/** Up to here a number is a word inside a sentence. */
const LAST_WORD = 10;
const NUMBER_WORDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The date on a card. `tone`: something to do soon, done, or just a date. */
export type CardDate = { text: string; tone: 'alert' | 'done' | 'plain' };

/** The beginning of a note that fits on a card, cut between words; `cut` where there is more. */
export function beginningOf(note: string): { text: string; cut: boolean } {
  const text = note.trim();
  if (text.length <= NOTE_ON_CARD) return { text, cut: false };
  const beginning = text.slice(0, NOTE_ON_CARD).replace(/\s+\S*$/, '');
  return { text: beginning, cut: true };
}

const clocks = new Map<Locale, Intl.DateTimeFormat>();

/** Intl formatters cost milliseconds to make: one a locale. */
function clockOf(locale: Locale): Intl.DateTimeFormat {
  const known = clocks.get(locale);
  if (known) return known;
  const clock = new Intl.DateTimeFormat(LOCALES[locale].tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(locale, clock);
  return clock;
}

/** The plan's facts in the words of the locale. */
export function usePlanWords() {
  const { t } = useTranslation(['checklist', 'results']);
  const locale = useLocale();
  return useMemo(() => {
    const number = (value: number) => formatNumber(locale, value);
    const day = (date: string) => formatDay(locale, date);

    const cardDate = (bookmark: Bookmark, now: Date): CardDate => {
      const date = dateOf(bookmark);
      const { status } = bookmark;
      const days = date === null ? Number.NaN : daysUntil(date, now);
      const over = days < 0;
      if (status === 'submitted') {
        return {
          text: date === null ? t('card.sent') : t('card.sentDate', { day: day(date) }),
          tone: 'done',
        };
      }
      if (date === null) {
        return status === 'decided'
          ? { text: t('card.answered'), tone: 'done' }
          : { text: t('card.rolling'), tone: 'plain' };
      }
      if (over) return { text: t('card.over', { day: day(date) }), tone: 'plain' };
      if (status === 'decided') return { text: t('card.reply', { day: day(date) }), tone: 'alert' };
      return { text: day(date), tone: days <= NEAR_DAYS ? 'alert' : 'plain' };
    };

    return {
      number,
      day,
      money: (dollars: number) => formatMoney(locale, dollars),
      /** Hours and minutes of a moment in milliseconds since 1970. */
      time: (moment: number) => clockOf(locale).format(moment),
      /** A number as it stands inside a sentence: a word up to ten. */
      inWords: (value: number) => {
        const word = value <= LAST_WORD && NUMBER_WORDS.find((known) => known === value);
        return word ? t(`numbers.${word}`) : number(value);
      },
      /** City and country; `null` for neither. */
      place: ({ school }: Pick<Program, 'school'>) =>
        [school.city, school.country].filter(Boolean).join(', ') || null,
      /** `in 12 days`. */
      left: (days: number) =>
        days === 0 ? t('results:row.today') : t('results:row.inDays', { count: days }),
      /** `4 met, 1 not met, 1 unknown`; what there is none of is left out. */
      tally: ({ met, unmet, unknown }: CriteriaCount) =>
        [
          met > 0 && t('results:fit.met', { count: met }),
          unmet > 0 && t('results:fit.unmet', { count: unmet }),
          unknown > 0 && t('results:fit.unknown', { count: unknown }),
        ]
          .filter(Boolean)
          .join(', '),
      cardDate,
    };
  }, [t, locale]);
}
