import type { ReactNode } from 'react';
import type { Criterion } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { CriterionMark } from '@/ui/data/criterion-mark';

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

export const small = 'block text-13';

export function CriterionCell({ criteria }: { criteria: readonly Criterion[] }) {
  const { t } = useTranslation('results');
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
