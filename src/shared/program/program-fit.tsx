import type { Criterion } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { CriterionMark } from '@/ui/data/criterion-mark';
import { Tally } from '@/ui/strokes';
import { capital, countCriteria, CRITERION_KEYS, criterionKey } from './criteria';
import { useProgramWords } from './use-program-words';

const MOST_STROKES = 14;
const MOST_LINES = 4;
/** Unknown criteria that still get a line each. */
const MOST_UNKNOWN = 2;

/** The criteria of a program as strokes with their words; words alone where there are too many. */
export function CriteriaTally({ criteria }: { criteria: readonly Criterion[] }) {
  const { tally } = useProgramWords();
  const count = countCriteria(criteria);
  const words = tally(count);
  if (criteria.length > MOST_STROKES) return <span className="font-600">{words}</span>;
  return <Tally {...count}>{words}</Tally>;
}

/** Kinds of criterion in words, each once and in their order, as `Language test, budget`. */
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
 * Why a program stands where it does: the strokes, then what is not met and what is not known in
 * words; where all is met, one line for all of it. Never odds of admission.
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
        {allMet && <Line state="met">{capital(metWords)}</Line>}
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
