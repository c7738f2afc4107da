import { useMemo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { daysUntil, formatDay, formatMoney, formatNumber, formatTime } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { dateOf, isNear } from '@/shared/program/deadlines';

/** The most characters of a note that a card shows. */
const NOTE_ON_CARD = 160;
/** Numbers that are written as words inside a sentence. */
const NUMBER_WORDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The date on a card. `tone`: something to do soon, done, or just a date. */
export type CardDate = { text: string; tone: 'alert' | 'done' | 'plain' };

/** The start of a note that fits on a card, cut between words; `cut` if there is more. */
export function beginningOf(note: string): { text: string; cut: boolean } {
  const text = note.trim();
  if (text.length <= NOTE_ON_CARD) return { text, cut: false };
  const beginning = text.slice(0, NOTE_ON_CARD).replace(/\s+\S*$/, '');
  return { text: beginning, cut: true };
}

/** Formats the facts of the plan in the locale. */
export function usePlanFormat() {
  const { t } = useTranslation('checklist');
  const locale = useLocale();
  return useMemo(() => {
    const number = (value: number) => formatNumber(locale, value);
    const day = (date: string) => formatDay(locale, date);

    const cardDate = (bookmark: Bookmark, now: Date): CardDate => {
      const date = dateOf(bookmark);
      const { status } = bookmark;
      if (status === 'submitted') {
        const text = date === null ? t('card.sent') : t('card.sentDate', { day: day(date) });
        return { text, tone: 'done' };
      }
      if (date === null) {
        return status === 'decided'
          ? { text: t('card.answered'), tone: 'done' }
          : { text: t('card.rolling'), tone: 'plain' };
      }
      const days = daysUntil(date, now);
      if (days < 0) return { text: t('card.over', { day: day(date) }), tone: 'plain' };
      if (status === 'decided') return { text: t('card.reply', { day: day(date) }), tone: 'alert' };
      return { text: day(date), tone: isNear(days) ? 'alert' : 'plain' };
    };

    return {
      number,
      day,
      money: (dollars: number) => formatMoney(locale, dollars),
      /** Hours and minutes of a moment, in milliseconds since 1970. */
      time: (moment: number) => formatTime(locale, new Date(moment)),
      /** A number inside a sentence: a word up to ten. */
      inWords: (value: number) => {
        const word = NUMBER_WORDS.find((known) => known === value);
        return word ? t(`numbers.${word}`) : number(value);
      },
      cardDate,
    };
  }, [t, locale]);
}
