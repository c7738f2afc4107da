import type { Criterion } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { CriteriaTable } from '@/ui/data/criteria-table';
import { CriterionMark } from '@/ui/data/criterion-mark';
import { CriteriaTally } from '@/shared/program/criteria-tally';

const MOST_LINES = 4;

/** Kinds of criterion that an answer is set against, by their names in the message files. */
const TOLD_KEYS = ['country', 'field', 'average', 'language', 'test', 'grade', 'need'] as const;

type Props = { criteria: readonly Criterion[] | null | undefined };

/** Unknown criteria: those that one more answer would settle, and those that the reader has to check. */
function unknownsOf(criteria: readonly Criterion[]) {
  const unknown = criteria.filter(({ state }) => state === 'unknown');
  const untold = unknown.filter(({ key, you }) => !you && TOLD_KEYS.some((known) => known === key));
  const kinds = TOLD_KEYS.filter((known) => untold.some(({ key }) => key === known));
  return { kinds, toCheck: unknown.filter((one) => !untold.includes(one)) };
}

/** What is not met, what is not told and what is left to check, in words. Never odds of getting it. */
export function ScholarshipFit({ criteria }: Props) {
  const { t } = useTranslation('scholarship');
  if (!criteria?.length) return <p className="text-muted">{t('fit.none')}</p>;
  const unmet = criteria.filter(({ state }) => state === 'unmet');
  const { kinds, toCheck } = unknownsOf(criteria);
  const hidden = unmet.length - MOST_LINES;
  const allMet = criteria.every(({ state }) => state === 'met');
  const line = 'wrap-anywhere';
  return (
    <div className="grid content-start gap-1.5">
      <CriteriaTally criteria={criteria} />
      <ul className="grid gap-0.5">
        {allMet && (
          <li>
            <CriterionMark reason state="met" className={line}>
              {t('fit.allMet')}
            </CriterionMark>
          </li>
        )}
        {unmet.slice(0, MOST_LINES).map(({ asked, you }, index) => (
          // Criteria have no id and keep their order.
          <li key={index}>
            <CriterionMark reason state="unmet" className={line}>
              {you ? t('fit.unmetLine', { asked, you }) : asked}
            </CriterionMark>
          </li>
        ))}
        {hidden > 0 && (
          <li className="pl-6.5 text-13 text-muted">{t('fit.more', { count: hidden })}</li>
        )}
        {kinds.length > 0 && (
          <li>
            <CriterionMark reason state="unknown" className={line}>
              {t('fit.untold', { kinds: kinds.map((key) => t(`keys.${key}`)).join(', ') })}
            </CriterionMark>
          </li>
        )}
        {toCheck.length > 0 && (
          <li>
            <CriterionMark reason state="unknown" className={line}>
              {t('fit.toCheck', { what: toCheck.map(({ asked }) => asked).join(' · ') })}
            </CriterionMark>
          </li>
        )}
      </ul>
    </div>
  );
}

/** What a scholarship asks and what the student has. */
export function ScholarshipCriteria({ criteria }: { criteria: readonly Criterion[] }) {
  const { t } = useTranslation('scholarship');
  const nothing = (key: string) =>
    TOLD_KEYS.some((known) => known === key) ? t('detail.notTold') : t('detail.forYou');
  return (
    <CriteriaTable
      label={t('columns.fit')}
      heads={{ asked: t('detail.asked'), you: t('detail.you'), result: t('detail.result') }}
      states={{
        met: t('fit.stateMet'),
        unmet: t('fit.stateUnmet'),
        unknown: t('fit.stateUnknown'),
      }}
      criteria={criteria.map(({ key, state, asked, you }) => ({
        state,
        asked,
        you: you || nothing(key),
      }))}
    />
  );
}
