import type { Criterion, Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { CriterionLine } from '@/ui/data/criterion-mark';
import { capitalize, CRITERION_KEYS, criterionKey, isToCheck } from './criteria';
import { FitList } from './fit-list';

/** More unknown criteria than this share one line. */
const MAX_UNKNOWN = 2;

type Props = Pick<Program, 'criteria' | 'source'>;

/** How a program fits: unmet criteria, missing answers and what to check, or the kinds of criteria if all are met. */
export function ProgramFit({ criteria, source }: Props) {
  const { t } = useTranslation('results');
  const all = criteria ?? [];
  const toCheck = all.filter(isToCheck);
  const unknown = all.filter((row) => row.state === 'unknown' && !isToCheck(row));
  /** `language test, budget`, each kind once. */
  const formatKinds = (some: readonly Criterion[]) => {
    const kinds = new Set(some.map(criterionKey));
    return CRITERION_KEYS.filter((key) => kinds.has(key))
      .map((key) => t(`criteria.${key}`))
      .join(', ');
  };
  return (
    <FitList
      messages="results"
      criteria={all}
      illustrative={source === 'illustrative'}
      toCheck={toCheck}
      allMet={capitalize(formatKinds(all))}
    >
      {unknown.length > MAX_UNKNOWN ? (
        <CriterionLine state="unknown">
          {t('fit.unknownKinds', { kinds: formatKinds(unknown) })}
        </CriterionLine>
      ) : (
        unknown.map(({ asked, you }, index) => (
          <CriterionLine key={index} state="unknown">
            {you ? asked : t('fit.unknownLine', { asked })}
          </CriterionLine>
        ))
      )}
    </FitList>
  );
}
