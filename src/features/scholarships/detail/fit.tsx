import type { Criterion } from '@/api/program/contract';
import type { Scholarship } from '@/api/scholarship/contract';
import { useTranslation } from '@/i18n/use-translation';
import { CriteriaTable } from '@/ui/data/criteria-table';
import { CriterionLine } from '@/ui/data/criterion-mark';
import { CriteriaTally } from '@/shared/program/criteria-tally';

const MAX_UNMET = 4;

/** Kinds of criterion that an answer of the student decides. */
const ANSWER_KEYS = ['country', 'field', 'average', 'language', 'test', 'grade', 'need'] as const;

const needsAnswer = (key: string) => ANSWER_KEYS.some((known) => known === key);

/** Unknown criteria: the kinds of missing answers, and those that the student has to check. */
function unknownsOf(criteria: readonly Criterion[]) {
  const unknown = criteria.filter(({ state }) => state === 'unknown');
  const unanswered = unknown.filter(({ key, you }) => !you && needsAnswer(key));
  const kinds = ANSWER_KEYS.filter((known) => unanswered.some(({ key }) => key === known));
  return { kinds, toCheck: unknown.filter((criterion) => !unanswered.includes(criterion)) };
}

/** Unmet criteria, missing answers, and what is left to check. Never odds of getting it. */
export function ScholarshipFit({ criteria }: Pick<Scholarship, 'criteria'>) {
  const { t } = useTranslation('scholarship');
  if (!criteria?.length) return <p className="text-muted">{t('fit.none')}</p>;
  const unmet = criteria.filter(({ state }) => state === 'unmet');
  const { kinds, toCheck } = unknownsOf(criteria);
  const hidden = unmet.length - MAX_UNMET;
  const allMet = criteria.every(({ state }) => state === 'met');
  return (
    <div className="grid content-start gap-1.5">
      <CriteriaTally criteria={criteria} />
      <ul className="grid gap-0.5">
        {allMet && <CriterionLine state="met">{t('fit.allMet')}</CriterionLine>}
        {unmet.slice(0, MAX_UNMET).map(({ asked, you }, index) => (
          // Criteria have no id and keep their order.
          <CriterionLine key={index} state="unmet">
            {you ? t('fit.unmetLine', { asked, you }) : asked}
          </CriterionLine>
        ))}
        {hidden > 0 && (
          <li className="pl-6.5 text-13 text-muted">{t('fit.more', { count: hidden })}</li>
        )}
        {kinds.length > 0 && (
          <CriterionLine state="unknown">
            {t('fit.untold', { kinds: kinds.map((key) => t(`keys.${key}`)).join(', ') })}
          </CriterionLine>
        )}
        {toCheck.length > 0 && (
          <CriterionLine state="unknown">
            {t('fit.toCheck', { what: toCheck.map(({ asked }) => asked).join(' · ') })}
          </CriterionLine>
        )}
      </ul>
    </div>
  );
}

export function ScholarshipCriteria({ criteria }: { criteria: readonly Criterion[] }) {
  const { t } = useTranslation('scholarship');
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
        you: you || (needsAnswer(key) ? t('detail.notTold') : t('detail.forYou')),
      }))}
    />
  );
}
