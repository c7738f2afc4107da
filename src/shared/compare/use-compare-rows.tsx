import type { ReactNode } from 'react';
import type { Criterion, Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { capitalize, countCriteria } from '@/shared/program/criteria';
import { SourceMark } from '@/shared/program/tuition-figure';
import { useFlightFormat } from '@/shared/program/use-flight-format';
import { useNow } from '@/shared/hooks/use-now';
import { useProgramFormat } from '@/shared/program/use-program-format';
import { CriterionMark } from '@/ui/data/criterion-mark';
import { Strokes } from '@/ui/strokes';
import { bestOf, criterionRows, differs } from './compare-rows';

export type CompareRow = {
  key: string;
  label: string;
  differs: boolean;
  /** The cell of a program, by its index. */
  cell: (at: number) => ReactNode;
};

/** The one emphasis of the comparison. Heard as a word, because a line is not. */
function Best({ best, word, children }: { best: boolean; word: string; children: ReactNode }) {
  if (!best) return children;
  return (
    <>
      <span className="font-500 underline decoration-brand decoration-2 underline-offset-6">
        {children}
      </span>
      <span className="sr-only"> ({word})</span>
    </>
  );
}

function UnknownFact() {
  const { t } = useTranslation('results');
  return (
    <>
      <span aria-hidden className="text-muted">
        {t('compare.unknown')}
      </span>
      <span className="sr-only">{t('compare.unknownWords')}</span>
    </>
  );
}

const small = 'block text-13';

function CriterionCell({ criteria }: { criteria: readonly Criterion[] }) {
  const { t } = useTranslation('results');
  const states = {
    met: t('fit.stateMet'),
    unmet: t('fit.stateUnmet'),
    unknown: t('fit.stateUnknown'),
  };
  if (criteria.length === 0) return <span className="text-muted">{t('compare.notAsked')}</span>;
  return (
    <ul className="grid gap-3">
      {criteria.map(({ state, asked, you }, index) => (
        // Criteria have no id and keep their order.
        <li key={index} className="wrap-anywhere">
          <CriterionMark state={state} className="font-450!">
            {states[state]}
          </CriterionMark>
          <span className="block">{asked}</span>
          {you && <span className={small}>{t('compare.you', { you })}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The rows about programs side by side: facts first, then each kind of criterion. */
export function useCompareRows(programs: readonly Program[]): CompareRow[] {
  const { t } = useTranslation(['results', 'common']);
  const format = useProgramFormat();
  const { flight, flightHours } = useFlightFormat();
  const now = useNow();

  const fact = (
    key: 'length' | 'starts' | 'place' | 'type' | 'degree' | 'taughtIn',
    textOf: (program: Program) => string | null,
  ): CompareRow => {
    const texts = programs.map(textOf);
    return {
      key,
      label: t(`compare.${key}`),
      differs: differs(texts),
      cell: (at) => texts[at] ?? <UnknownFact />,
    };
  };

  const tuition = (): CompareRow => {
    const best = bestOf(
      programs.map((program) => program.tuition ?? null),
      'least',
    );
    const texts = programs.map(format.tuition);
    return {
      key: 'tuition',
      label: t('compare.tuition'),
      differs: differs(texts),
      cell: (at) => {
        const text = texts[at];
        if (text == null) return <UnknownFact />;
        return (
          <>
            <span className="num block text-24 font-350">
              <Best best={best[at] === true} word={t('compare.lowest')}>
                {text}
              </Best>
            </span>
            {programs[at]?.tuition_source === 'illustrative' && <SourceMark />}
          </>
        );
      },
    };
  };

  const fit = (): CompareRow => {
    const counts = programs.map(({ criteria }) => countCriteria(criteria ?? []));
    const best = bestOf(
      counts.map(({ met }) => met),
      'most',
    );
    return {
      key: 'fit',
      label: t('compare.fit'),
      differs: differs(counts.map((count) => JSON.stringify(count))),
      cell: (at) => {
        const count = counts[at];
        if (!count || !programs[at]?.criteria?.length) {
          return <span className="text-muted">{t('fit.none')}</span>;
        }
        const { met, unmet, unknown } = count;
        return (
          <>
            <Strokes {...count} className="mb-1 max-w-full flex-wrap" />
            <span className="block">
              <Best best={best[at] === true} word={t('compare.most')}>
                {t('common:criteria.met', { count: met })}
              </Best>
            </span>
            {unmet > 0 && (
              <span className="block text-accent">
                {t('common:criteria.unmet', { count: unmet })}
              </span>
            )}
            {unknown > 0 && (
              <span className="block text-muted">
                {t('common:criteria.unknown', { count: unknown })}
              </span>
            )}
          </>
        );
      },
    };
  };

  const deadline = (): CompareRow => {
    const dates = programs.map((program) => format.applyBy(program, now));
    const starts = programs.map(format.start);
    return {
      key: 'deadline',
      label: t('compare.deadline'),
      differs: differs(dates.map(({ day, clock }, at) => [day, clock, starts[at]].join())),
      cell: (at) => (
        <>
          <span className="num block">{dates[at]?.day}</span>
          {[dates[at]?.left, dates[at]?.clock, starts[at]].map(
            (text) =>
              text && (
                <span key={text} className={small}>
                  {text}
                </span>
              ),
          )}
          {programs[at]?.source === 'illustrative' && <SourceMark />}
        </>
      ),
    };
  };

  const way = (): CompareRow[] => {
    const texts = programs.map(({ school }) => flight(school));
    // Without a departure nobody has a flight: the row would be empty.
    if (texts.every((text) => text === null)) return [];
    const best = bestOf(
      programs.map(({ school }) => flightHours(school)),
      'least',
    );
    return [
      {
        key: 'flight',
        label: t('compare.flight'),
        differs: differs(texts),
        cell: (at) =>
          texts[at] == null ? (
            <UnknownFact />
          ) : (
            <>
              <Best best={best[at] === true} word={t('compare.shortest')}>
                <span className="num">{texts[at]}</span>
              </Best>
              <span className={small}>{t('flight.estimate')}</span>
            </>
          ),
      },
    ];
  };

  return [
    tuition(),
    fit(),
    deadline(),
    ...way(),
    fact('taughtIn', format.languages),
    fact('length', format.length),
    fact('starts', format.intakes),
    fact('place', format.place),
    fact('type', format.type),
    fact('degree', format.degree),
    ...criterionRows(programs).map((row): CompareRow => ({
      key: `criterion-${row.key}`,
      label: capitalize(t(`criteria.${row.key}`)),
      differs: row.differs,
      cell: (at) => <CriterionCell criteria={row.cells[at] ?? []} />,
    })),
  ];
}
