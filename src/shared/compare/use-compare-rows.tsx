import type { ReactNode } from 'react';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { capitalize, countCriteria } from '@/shared/program/criteria';
import { SourceMark } from '@/shared/program/tuition-figure';
import { useFlightFormat } from '@/shared/program/use-flight-format';
import { useNow } from '@/shared/hooks/use-now';
import { programWithSchool, useProgramFormat } from '@/shared/program/use-program-format';
import { useDongFormat } from '@/shared/money/use-dong-format';
import { Skeleton } from '@/ui/skeleton';
import {
  Best,
  CriterionCell,
  DeadlineCell,
  FitCell,
  MoneyCell,
  UnknownFact,
} from './compare-cells';
import { bestOf, compareTexts, criterionRows, leastOf, type Comparison } from './compare-rows';
import type { Years } from './use-years';

export type CompareRow = Comparison & {
  key: string;
  label: string;
  /** Says that all figures of the row are not from a school. */
  mark?: ReactNode;
  /** The cell of a program, by its index. */
  cell: (at: number) => ReactNode;
};

type Programs = readonly Program[];

/** Marks figures that are not from a school: the row if all are such, else each of them. */
function marksOf(programs: Programs, label: string, illustrative: readonly boolean[]) {
  const isRow = illustrative.length > 0 && illustrative.every(Boolean);
  return {
    row: isRow && <SourceMark of={label} />,
    cell: (at: number) => {
      const program = !isRow && illustrative[at] ? programs[at] : undefined;
      return program && <SourceMark of={`${label}, ${programWithSchool(program)}`} />;
    },
  };
}

/** The tuition and the whole cost of a year. */
function useMoneyRows(programs: Programs, { totals, rate }: Years): CompareRow[] {
  const { t } = useTranslation('results');
  const dong = useDongFormat(rate, 'results');

  type Money = { amount: number | null; atLeast?: boolean; illustrative: boolean };
  const rowOf = (key: string, label: string, amounts: readonly Money[]): CompareRow => {
    const best = leastOf(amounts);
    const marks = marksOf(
      programs,
      label,
      amounts.map(({ illustrative }) => illustrative),
    );
    return {
      key,
      label,
      mark: marks.row,
      ...compareTexts(
        amounts.map(({ amount, atLeast }) => (amount === null ? null : `${amount} ${atLeast}`)),
      ),
      cell: (at) => {
        const { amount = null, atLeast = false } = amounts[at] ?? {};
        const inDong = amount === null ? null : dong(amount);
        const mark = marks.cell(at);
        return <MoneyCell {...{ amount, atLeast, dong: inDong, best: best[at] === true, mark }} />;
      },
    };
  };

  const tuitions = programs.map(({ tuition: amount = null, tuition_source: source }) => ({
    amount,
    illustrative: source === 'illustrative',
  }));
  const tuition = rowOf('tuition', t('compare.tuition'), tuitions);
  const year = t('cost.title');
  if (!totals) {
    const cell = () => <Skeleton width={96} height={44} />;
    return [tuition, { key: 'year', label: year, differs: true, equal: false, cell }];
  }
  const costs = totals.map(({ total, ...rest }) => ({ amount: total, ...rest }));
  return [tuition, rowOf('year', year, costs)];
}

function useFitRow(programs: Programs): CompareRow {
  const { t } = useTranslation('results');
  const counts = programs.map(({ criteria }) =>
    criteria?.length ? countCriteria(criteria) : null,
  );
  const best = bestOf(
    counts.map((count) => count && count.met),
    'most',
  );
  return {
    key: 'fit',
    label: t('compare.fit'),
    ...compareTexts(counts.map((count) => count && JSON.stringify(count))),
    cell: (at) => <FitCell criteria={programs[at]?.criteria ?? []} best={best[at] === true} />,
  };
}

function useDeadlineRow(programs: Programs): CompareRow {
  const { t } = useTranslation('results');
  const { shortDue } = useProgramFormat();
  const now = useNow();
  const label = t('compare.deadline');
  const dues = programs.map((program) => shortDue(program, now));
  const marks = marksOf(
    programs,
    label,
    programs.map(({ source }) => source === 'illustrative'),
  );
  return {
    key: 'deadline',
    label,
    mark: marks.row,
    ...compareTexts(dues.map(({ day, left }) => [day, left].join())),
    cell: (at) => {
      const { day = '', left = null, near = false } = dues[at] ?? {};
      return <DeadlineCell {...{ day, left, near, mark: marks.cell(at) }} />;
    },
  };
}

/** No row if the departure is unknown: all cells would be empty. */
function useFlightRows(programs: Programs): CompareRow[] {
  const { t } = useTranslation('results');
  const { flight, flightHours } = useFlightFormat();
  const texts = programs.map(({ school }) => flight(school));
  if (texts.every((text) => text === null)) return [];
  const best = bestOf(
    programs.map(({ school }) => flightHours(school)),
    'least',
  );
  return [
    {
      key: 'flight',
      label: `${t('compare.flight')}, ${t('flight.estimate')}`,
      ...compareTexts(texts),
      cell: (at) =>
        texts[at] == null ? (
          <UnknownFact />
        ) : (
          <Best best={best[at] === true} word={t('compare.shortest')}>
            <span className="num">{texts[at]}</span>
          </Best>
        ),
    },
  ];
}

function useFactRows(programs: Programs): CompareRow[] {
  const { t } = useTranslation('results');
  const format = useProgramFormat();
  const rowOf = (
    key: 'length' | 'starts' | 'place' | 'type' | 'degree' | 'taughtIn',
    textOf: (program: Program) => string | null,
  ): CompareRow => {
    const texts = programs.map(textOf);
    return {
      key,
      label: t(`compare.${key}`),
      ...compareTexts(texts),
      cell: (at) => texts[at] ?? <UnknownFact />,
    };
  };
  return [
    rowOf('taughtIn', format.languages),
    rowOf('length', format.length),
    rowOf('starts', format.intakes),
    rowOf('place', format.place),
    rowOf('type', format.type),
    rowOf('degree', format.degree),
  ];
}

function useCriterionRows(programs: Programs): CompareRow[] {
  const { t } = useTranslation('results');
  return criterionRows(programs).map(({ key, cells, ...comparison }) => ({
    key: `criterion-${key}`,
    label: capitalize(t(`criteria.${key}`)),
    ...comparison,
    cell: (at) => <CriterionCell criteria={cells[at] ?? null} />,
  }));
}

/** The rows about programs side by side: facts first, then each kind of criterion. */
export function useCompareRows(programs: Programs, years: Years): CompareRow[] {
  return [
    ...useMoneyRows(programs, years),
    useFitRow(programs),
    useDeadlineRow(programs),
    ...useFlightRows(programs),
    ...useFactRows(programs),
    ...useCriterionRows(programs),
  ];
}
