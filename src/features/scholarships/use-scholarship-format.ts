import type { Scholarship } from '@/api/scholarship/contract';
import { formatMoney, formatNumber } from '@/i18n/format';
import { daysUntil, formatDay, formatShortDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { unbroken } from '@/lib/line-breaks';
import { useDeadlineFormat, type ApplyByText } from '@/shared/program/use-deadline-format';

/** A day further away than this is shown with its year. */
const SAME_YEAR_DAYS = 330;

/** Formats the facts of a scholarship; `null` for one that the server did not send. */
export function useScholarshipFormat() {
  const { t } = useTranslation('scholarship');
  const locale = useLocale();
  const { timeLeft } = useDeadlineFormat();
  return {
    number: (value: number) => formatNumber(locale, value),
    /** Worth in the first year. */
    worth: ({ amount }: Scholarship) =>
      amount?.usd == null ? null : formatMoney(locale, amount.usd),
    kind: ({ amount }: Scholarship) => (amount ? t(`kinds.${amount.kind}`) : null),
    places: ({ countries }: Scholarship) => countries?.map(({ title }) => title).join(', ') || null,
    fields: ({ fields }: Scholarship) =>
      fields?.map(({ title }) => title).join(', ') || t('detail.anyField'),
    /** The last day, in a row; `left` if it is near or has passed. */
    dateLine: ({ deadline }: Scholarship, now: Date): ApplyByText => {
      if (!deadline) return { day: t('apply.allYear'), left: null, near: false };
      const days = daysUntil(deadline, now);
      const isSameYear = Math.abs(days) < SAME_YEAR_DAYS;
      const day = isSameYear ? formatShortDay(locale, deadline) : formatDay(locale, deadline);
      const { left, near } = timeLeft({ day: deadline, time: null, zone: null }, now);
      const isShown = near || days < 0;
      return isShown
        ? { day, left, near }
        : { day: unbroken(t('apply.by', { day })), left: null, near };
    },
    /** `left` is the opening date if applications are not open yet. */
    applyBy: ({ opens, deadline }: Scholarship, now: Date): ApplyByText => {
      if (!deadline) return { day: t('apply.allYear'), left: null, near: false };
      const day = formatDay(locale, deadline);
      const closed = !(daysUntil(deadline, now) >= 0);
      if (!closed && opens && daysUntil(opens, now) > 0) {
        return { day, left: t('apply.opens', { day: formatDay(locale, opens) }), near: false };
      }
      return { day, ...timeLeft({ day: deadline, time: null, zone: null }, now) };
    },
  };
}
