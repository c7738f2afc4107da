import type { Criterion } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { CriterionLine } from '@/ui/data/criterion-mark';
import { capitalize, CRITERION_KEYS, criterionKey } from './criteria';
import { CriteriaTally } from './criteria-tally';

const MAX_UNMET = 4;
/** More unknown criteria than this share one line. */
const MAX_UNKNOWN = 2;

/** Formats the kinds of criteria, each once: `language test, budget`. */
function useKindsFormat() {
  const { t } = useTranslation('results');
  return (criteria: readonly Criterion[]) => {
    const kinds = new Set(criteria.map(criterionKey));
    return CRITERION_KEYS.filter((key) => kinds.has(key))
      .map((key) => t(`criteria.${key}`))
      .join(', ');
  };
}

/** How a program fits: strokes, then unmet and unknown criteria, or one line if all are met. Never odds of admission. */
export function ProgramFit({ criteria }: { criteria: readonly Criterion[] | null | undefined }) {
  const { t } = useTranslation('results');
  const formatKinds = useKindsFormat();
  if (!criteria || criteria.length === 0) return <p className="text-muted">{t('fit.none')}</p>;
  const unmet = criteria.filter(({ state }) => state === 'unmet');
  const unknown = criteria.filter(({ state }) => state === 'unknown');
  const hidden = Math.max(0, unmet.length - MAX_UNMET);
  const allMet = unmet.length + unknown.length === 0;
  return (
    <div className="grid content-start gap-1.5">
      <CriteriaTally criteria={criteria} />
      <ul className="grid gap-0.5">
        {allMet && <CriterionLine state="met">{capitalize(formatKinds(criteria))}</CriterionLine>}
        {unmet.slice(0, MAX_UNMET).map(({ asked, you }, index) => (
          // Criteria have no id and keep their order.
          <CriterionLine key={index} state="unmet">
            {you ? t('fit.unmetLine', { asked, you }) : asked}
          </CriterionLine>
        ))}
        {hidden > 0 && (
          <li className="pl-6.5 text-13 text-muted">{t('fit.more', { count: hidden })}</li>
        )}
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
      </ul>
    </div>
  );
}
