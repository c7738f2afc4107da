import type { Criterion } from '@/api/program/contract';
import type { Scholarship } from '@/api/scholarship/contract';
import { useTranslation } from '@/i18n/use-translation';
import { CriteriaTally } from '@/shared/program/criteria-tally';
import { CriterionLine } from '@/ui/data/criterion-mark';

/** Kinds of criterion that an answer of the student decides. */
const ANSWER_KEYS = ['country', 'field', 'average', 'language', 'test', 'grade', 'need'] as const;

const MAX_UNMET = 4;

export const needsAnswer = ({ key }: Criterion) => ANSWER_KEYS.some((known) => known === key);

/** How the criteria are met: strokes, unmet criteria, missing answers, and what the student has to check. Never odds. */
export function ScholarshipFit({ criteria }: Pick<Scholarship, 'criteria'>) {
  const { t } = useTranslation('scholarship');
  const all = criteria ?? [];
  if (all.length === 0) return <p className="text-muted">{t('fit.none')}</p>;
  const unmet = all.filter(({ state }) => state === 'unmet');
  const hidden = unmet.length - MAX_UNMET;
  const unknown = all.filter(({ state }) => state === 'unknown');
  const unanswered = unknown.filter((criterion) => !criterion.you && needsAnswer(criterion));
  const kinds = ANSWER_KEYS.filter((known) => unanswered.some(({ key }) => key === known));
  const toCheck = unknown.filter((criterion) => !unanswered.includes(criterion));
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <CriteriaTally criteria={all} />
      </div>
      <ul className="grid gap-0.5">
        {all.every(({ state }) => state === 'met') && (
          <CriterionLine state="met">{t('fit.allMet')}</CriterionLine>
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
