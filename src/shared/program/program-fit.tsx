import type { Criterion } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { CriterionMark } from '@/ui/data/criterion-mark';
import { capitalize, CRITERION_KEYS, criterionKey } from './criteria';
import { CriteriaTally } from './criteria-tally';

const MOST_LINES = 4;
/** Unknown criteria that still get a line each. */
const MOST_UNKNOWN = 2;

/** Lists the kinds of criteria, each once: `Language test, budget`. */
function useKinds() {
  const { t } = useTranslation('results');
  return (criteria: readonly Criterion[]) => {
    const kinds = new Set(criteria.map(criterionKey));
    const words = CRITERION_KEYS.filter((key) => kinds.has(key)).map((key) => t(`criteria.${key}`));
    return words.join(', ');
  };
}

function Line({ state, children }: { state: Criterion['state']; children: string }) {
  return (
    <li>
      <CriterionMark reason state={state} className="wrap-anywhere">
        {children}
      </CriterionMark>
    </li>
  );
}

/**
 * How a program fits: the strokes, then a line for each criterion that is unmet or unknown, or one line if all
 * are met. Never odds of admission.
 */
export function ProgramFit({ criteria }: { criteria: readonly Criterion[] | null | undefined }) {
  const { t } = useTranslation('results');
  const kinds = useKinds();
  if (!criteria || criteria.length === 0) return <p className="text-muted">{t('fit.none')}</p>;
  const unmet = criteria.filter(({ state }) => state === 'unmet');
  const unknown = criteria.filter(({ state }) => state === 'unknown');
  const hidden = Math.max(0, unmet.length - MOST_LINES);
  const allMet = unmet.length + unknown.length === 0;
  const metWords = kinds(criteria);
  return (
    <div className="grid content-start gap-1.5">
      <CriteriaTally criteria={criteria} />
      <ul className="grid gap-0.5">
        {allMet && <Line state="met">{capitalize(metWords)}</Line>}
        {unmet.slice(0, MOST_LINES).map(({ asked, you }, index) => (
          // Criteria have no id and keep their order.
          <Line key={index} state="unmet">
            {you ? t('fit.unmetLine', { asked, you }) : asked}
          </Line>
        ))}
        {hidden > 0 && (
          <li className="pl-6.5 text-13 text-muted">{t('fit.more', { count: hidden })}</li>
        )}
        {unknown.length > MOST_UNKNOWN ? (
          <Line state="unknown">{t('fit.unknownKinds', { kinds: kinds(unknown) })}</Line>
        ) : (
          unknown.map(({ asked, you }, index) => (
            <Line key={index} state="unknown">
              {you ? asked : t('fit.unknownLine', { asked })}
            </Line>
          ))
        )}
      </ul>
    </div>
  );
}
