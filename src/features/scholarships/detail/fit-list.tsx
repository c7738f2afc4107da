import type { ReactNode } from 'react';
import type { Criterion } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { CriterionLine } from '@/ui/data/criterion-mark';
import { CriteriaTally } from '@/shared/program/criteria-tally';

const MAX_UNMET = 4;

type Props = {
  /** The page's messages. */
  messages: 'scholarship';
  criteria: readonly Criterion[];
  /** Says that the requirements are not from the school. */
  illustrative?: boolean;
  /** The unknown criteria that the app does not ask about. */
  toCheck: readonly Criterion[];
  /** The line if all are met. */
  allMet: string;
  /** Lines about unknown criteria. */
  children: ReactNode;
};

/** How the criteria are met: strokes, then the unmet and the unknown ones. Never odds. */
export function FitList({
  messages,
  criteria,
  illustrative = false,
  toCheck,
  allMet,
  children,
}: Props) {
  const { t } = useTranslation(messages);
  const { t: common } = useTranslation();
  if (criteria.length === 0) return <p className="text-muted">{t('fit.none')}</p>;
  const unmet = criteria.filter(({ state }) => state === 'unmet');
  const hidden = unmet.length - MAX_UNMET;
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <CriteriaTally criteria={criteria} />
        {illustrative && (
          <span className="text-13 text-muted">{common('criteria.illustrative')}</span>
        )}
      </div>
      <ul className="grid gap-0.5">
        {criteria.every(({ state }) => state === 'met') && (
          <CriterionLine state="met">{allMet}</CriterionLine>
        )}
        {unmet.slice(0, MAX_UNMET).map(({ asked, you }, index) => (
          // Criteria have no id and keep their order.
          <CriterionLine key={index} state="unmet">
            {you ? t('fit.unmetLine', { asked, you }) : asked}
          </CriterionLine>
        ))}
        {hidden > 0 && (
          <li className="pl-6.5 text-13 text-muted">{t('fit.more', { count: hidden })}</li>
        )}
        {children}
        {toCheck.length > 0 && (
          <CriterionLine state="unknown">
            {t('fit.toCheck', { what: toCheck.map(({ asked }) => asked).join(' · ') })}
          </CriterionLine>
        )}
      </ul>
    </div>
  );
}
