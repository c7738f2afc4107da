import { useMemo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { formatMoney, formatNumber } from '@/i18n/format';
import { formatDay, formatShortDay, formatTime, localDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { unbroken } from '@/lib/line-breaks';
import { currentDueOf, daysLeft, isNear, taskOf } from '@/shared/program/deadlines';
import { useDeadlineFormat } from '@/shared/program/use-deadline-format';

/** The most characters of a note that a card shows. */
const NOTE_ON_CARD = 160;
/** Numbers that are written as words inside a sentence. */
const NUMBER_WORDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The date on a card, with the time if the school names one. `offer`: what to reply to. */
export type CardDate = {
  text: string;
  clock?: string | null;
  tone: 'alert' | 'done' | 'offer' | 'plain';
};

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
  const { clock } = useDeadlineFormat();
  return useMemo(() => {
    const number = (value: number) => formatNumber(locale, value);
    const day = (date: string) => formatDay(locale, date);

    const cardDate = (bookmark: Bookmark, now: Date): CardDate => {
      const due = currentDueOf(bookmark, now);
      const date = due && day(due.day);
      const { status } = bookmark;
      if (status === 'submitted') {
        const text = date === null ? t('card.sent') : t('card.sentDate', { day: date });
        return { text, tone: 'done' };
      }
      if (due === null || date === null) {
        return status === 'decided'
          ? { text: t('card.answered'), tone: 'done' }
          : { text: t('card.rolling'), tone: 'plain' };
      }
      const days = daysLeft(due, now);
      if (days < 0) return { text: t('card.over', { day: date }), tone: 'plain' };
      if (taskOf(bookmark) === 'reply')
        return { text: t('card.reply', { day: unbroken(date) }), tone: 'offer' };
      return { text: date, clock: clock(due), tone: isNear(days) ? 'alert' : 'plain' };
    };

    /** Day and hour on the stamp of a sent application; `null` if the server does not say. */
    const sentOn = ({ submitted_at }: Bookmark): string | null => {
      const moment = new Date(submitted_at ?? '');
      if (Number.isNaN(moment.getTime())) return null;
      return `${formatShortDay(locale, localDay(moment))}, ${formatTime(locale, moment)}`;
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
      sentOn,
    };
  }, [t, locale, clock]);
}
