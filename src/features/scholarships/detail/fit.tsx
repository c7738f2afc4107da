import type { Criterion } from '@/api/program/contract';
import type { Scholarship } from '@/api/scholarship/contract';
import { useTranslation } from '@/i18n/use-translation';
import { CriteriaTally } from '@/shared/program/criteria-tally';

/** Kinds of criterion that an answer of the student decides. */
const ANSWER_KEYS = ['country', 'field', 'average', 'language', 'test', 'grade', 'need'] as const;

/** Whether only the student can tell: no answer in the app decides it, so nothing is missing. */
export function isForYou({ key, state }: Criterion): boolean {
  return state === 'unknown' && !ANSWER_KEYS.some((known) => known === key);
}

/**
 * How the criteria are met: strokes for those that answers decide, and how many are for the student to check. Never odds.
 * While nothing is known of any, only how many there are.
 */
export function ScholarshipFit({ criteria }: Pick<Scholarship, 'criteria'>) {
  const { t } = useTranslation('scholarship');
  const all = criteria ?? [];
  if (all.length === 0) return <p className="text-13 text-muted">{t('fit.none')}</p>;
  if (all.every(({ state }) => state === 'unknown')) {
    return <p className="text-muted">{t('fit.asked', { count: all.length })}</p>;
  }
  const compared = all.filter((criterion) => !isForYou(criterion));
  const toCheck = all.length - compared.length;
  return (
    <div>
      {compared.length > 0 && <CriteriaTally criteria={compared} />}
      {toCheck > 0 && <p className="text-13 text-muted">{t('fit.toCheck', { count: toCheck })}</p>}
    </div>
  );
}
