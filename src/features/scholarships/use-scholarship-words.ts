import type { Scholarship } from '@/api/scholarship/contract';
import { daysUntil, formatDay, formatMoney, formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import type { CriteriaCount } from '@/ui/strokes';

/** Days until a deadline from which it is marked as near: papers take longer than a form. */
const NEAR_DAYS = 14;

/** When to apply, ready to show: the last day or `all year`, how far it is or when it opens. */
export type ApplyBy = { day: string; left: string | null; near: boolean };

/** The facts of a scholarship in the words of the locale; `null` where the server sent none. */
export function useScholarshipWords() {
  const { t } = useTranslation('scholarship');
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);

  const left = (deadline: string, opens: string | null | undefined, now: Date) => {
    const days = daysUntil(deadline, now);
    if (Number.isNaN(days)) return { left: null, near: false };
    if (days < 0) return { left: t('apply.over'), near: false };
    if (opens && daysUntil(opens, now) > 0) {
      return { left: t('apply.opens', { day: formatDay(locale, opens) }), near: false };
    }
    const near = days <= NEAR_DAYS;
    if (days === 0) return { left: t('apply.today'), near };
    return { left: t('apply.inDays', { count: days }), near };
  };

  return {
    number,
    /** Worth in the first year. */
    worth: ({ amount }: Scholarship) =>
      amount?.usd == null ? null : formatMoney(locale, amount.usd),
    kind: ({ amount }: Scholarship) => (amount ? t(`kinds.${amount.kind}`) : null),
    places: ({ countries }: Scholarship) => countries?.map(({ title }) => title).join(', ') || null,
    fields: ({ fields }: Scholarship) =>
      fields?.map(({ title }) => title).join(', ') || t('detail.anyField'),
    applyBy: ({ opens, deadline }: Scholarship, now: Date): ApplyBy =>
      deadline
        ? { day: formatDay(locale, deadline), ...left(deadline, opens, now) }
        : { day: t('apply.allYear'), left: null, near: false },
    /** `4 met, 1 not met, 1 unknown`; what there is none of is left out. */
    tally: ({ met, unmet, unknown }: CriteriaCount) =>
      [
        met > 0 && t('fit.met', { count: met }),
        unmet > 0 && t('fit.unmet', { count: unmet }),
        unknown > 0 && t('fit.unknown', { count: unknown }),
      ]
        .filter(Boolean)
        .join(', '),
  };
}
