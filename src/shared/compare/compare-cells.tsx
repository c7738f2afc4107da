import type { ReactNode } from 'react';
import type { Criterion } from '@/api/program/contract';
import { formatMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { countCriteria } from '@/shared/program/criteria';
import { cx } from '@/ui/cx';
import { CriterionMark } from '@/ui/data/criterion-mark';
import { Strokes } from '@/ui/strokes';

/** The one emphasis of the comparison. The word is for screen readers, which don't announce an underline. */
export function Best({
  best,
  word,
  children,
}: {
  best: boolean;
  word: string;
  children: ReactNode;
}) {
  if (!best) return children;
  return (
    <>
      <span className="font-500 underline decoration-brand decoration-2 underline-offset-6">
        {children}
      </span>
      <span className="sr-only"> ({word})</span>
    </>
  );
}

export function UnknownFact() {
  const { t } = useTranslation('results');
  return (
    <>
      <span aria-hidden className="text-muted">
        {t('compare.unknown')}
      </span>
      <span className="sr-only">{t('compare.unknownWords')}</span>
    </>
  );
}

const small = 'block text-13';

/** The criteria of one kind; `null` if nothing is known of the program's criteria. */
export function CriterionCell({ criteria }: { criteria: readonly Criterion[] | null }) {
  const { t } = useTranslation('results');
  if (criteria === null) return <UnknownFact />;
  if (criteria.length === 0) return <span className="text-muted">{t('compare.notAsked')}</span>;
  return (
    <ul className="grid gap-3">
      {criteria.map(({ state, asked, you }, index) => (
        // Criteria have no id and keep their order.
        <li key={index} className="wrap-anywhere">
          <CriterionMark state={state} className="font-450!">
            {t(`fit.state.${state}`)}
          </CriterionMark>
          <span className="block">{asked}</span>
          {you && <span className={small}>{t('compare.you', { you })}</span>}
        </li>
      ))}
    </ul>
  );
}

type MoneyProps = {
  /** Dollars; `null` if not known. */
  amount: number | null;
  /** A part of it is not known. */
  atLeast: boolean;
  /** The same amount in đồng. */
  dong: string | null;
  best: boolean;
  /** Says that the figure is not from a school. */
  mark: ReactNode;
};

export function MoneyCell({ amount, atLeast, dong, best, mark }: MoneyProps) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  if (amount === null) return <UnknownFact />;
  return (
    <>
      {atLeast && <span className={small}>{t('cost.atLeast')}</span>}
      <span className="num block text-24 font-350">
        <Best best={best} word={t('compare.lowest')}>
          {formatMoney(locale, amount)}
        </Best>
      </span>
      <span className={cx('num', small)}>{dong}</span>
      {mark}
    </>
  );
}

/** How many criteria are met, not met and not known; `best` if no other program meets more. */
export function FitCell({ criteria, best }: { criteria: readonly Criterion[]; best: boolean }) {
  const { t } = useTranslation(['results', 'common']);
  if (criteria.length === 0) return <span className="text-muted">{t('fit.none')}</span>;
  const count = countCriteria(criteria);
  const { met, unmet, unknown } = count;
  return (
    <>
      <Strokes {...count} className="mb-1 max-w-full flex-wrap" />
      <span className="block">
        <Best best={best} word={t('compare.most')}>
          {t('common:criteria.met', { count: met })}
        </Best>
      </span>
      {unmet > 0 && (
        <span className="block text-accent">{t('common:criteria.unmet', { count: unmet })}</span>
      )}
      {unknown > 0 && (
        <span className="block text-muted">{t('common:criteria.unknown', { count: unknown })}</span>
      )}
    </>
  );
}

type DeadlineProps = {
  day: string;
  /** The time that is left. */
  left: string | null;
  near: boolean;
  mark: ReactNode;
};

export function DeadlineCell({ day, left, near, mark }: DeadlineProps) {
  return (
    <>
      <span className="num block">{day}</span>
      {left !== null && <span className={cx(small, near && 'font-600 text-accent')}>{left}</span>}
      {mark}
    </>
  );
}
