import type { Criterion } from '@/api/program/contract';
import type { Scholarship } from '@/api/scholarship/contract';
import { useTranslation } from '@/i18n/use-translation';
import { FitList } from './fit-list';
import { CriterionLine } from '@/ui/data/criterion-mark';

/** Kinds of criterion that an answer of the student decides. */
const ANSWER_KEYS = ['country', 'field', 'average', 'language', 'test', 'grade', 'need'] as const;

export const needsAnswer = ({ key }: Criterion) => ANSWER_KEYS.some((known) => known === key);

/** Unmet criteria, missing answers, and the criteria that the student has to check. */
export function ScholarshipFit({ criteria }: Pick<Scholarship, 'criteria'>) {
  const { t } = useTranslation('scholarship');
  const all = criteria ?? [];
  const unknown = all.filter(({ state }) => state === 'unknown');
  const unanswered = unknown.filter((criterion) => !criterion.you && needsAnswer(criterion));
  const kinds = ANSWER_KEYS.filter((known) => unanswered.some(({ key }) => key === known));
  const toCheck = unknown.filter((criterion) => !unanswered.includes(criterion));
  return (
    <FitList messages="scholarship" criteria={all} toCheck={toCheck} allMet={t('fit.allMet')}>
      {kinds.length > 0 && (
        <CriterionLine state="unknown">
          {t('fit.untold', { kinds: kinds.map((key) => t(`keys.${key}`)).join(', ') })}
        </CriterionLine>
      )}
    </FitList>
  );
}
