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
import { bestOf, criterionRows, differs, leastOf } from './compare-rows';
import type { Years } from './use-years';

export type CompareRow = {
  key: string;
  label: string;
  /** Says that all figures of the row are not from a school. */
  mark?: ReactNode;
  differs: boolean;
  /** The cell of a program, by its index. */
  cell: (at: number) => ReactNode;
};

/** The rows about programs side by side: facts first, then each kind of criterion. */
export function useCompareRows(
  programs: readonly Program[],
  { totals, rate }: Years,
): CompareRow[] {
  const { t } = useTranslation('results');
  const format = useProgramFormat();
  const { flight, flightHours } = useFlightFormat();
  const now = useNow();
  const dong = useDongFormat(rate, 'results');

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

  /** Marks figures that are not from a school: the row if all are such, else each of them. */
  const marksOf = (label: string, illustrative: readonly boolean[]) => {
    const isRow = illustrative.every(Boolean);
    return {
      row: isRow && <SourceMark of={label} />,
      cell: (at: number) => {
        const program = !isRow && illustrative[at] ? programs[at] : undefined;
        return program && <SourceMark of={`${label}, ${programWithSchool(program)}`} />;
      },
    };
  };

  type Money = { amount: number | null; atLeast?: boolean; illustrative: boolean };
  const money = (key: string, label: string, amounts: readonly Money[]): CompareRow => {
    const best = leastOf(amounts);
    const marks = marksOf(
      label,
      amounts.map(({ illustrative }) => illustrative),
    );
    return {
      key,
      label,
      mark: marks.row,
      differs: differs(amounts.map(({ amount, atLeast }) => `${amount} ${atLeast}`)),
      cell: (at) => {
        const { amount = null, atLeast = false } = amounts[at] ?? {};
        const inDong = amount === null ? null : dong(amount);
        const mark = marks.cell(at);
        return <MoneyCell {...{ amount, atLeast, dong: inDong, best: best[at] === true, mark }} />;
      },
    };
  };

  const tuition = () =>
    money(
      'tuition',
      t('compare.tuition'),
      programs.map(({ tuition: amount = null, tuition_source: source }) => ({
        amount,
        illustrative: source === 'illustrative',
      })),
    );

  const year = (): CompareRow => {
    const label = t('cost.title');
    if (totals) {
      const amounts = totals.map(({ total, ...rest }) => ({ amount: total, ...rest }));
      return money('year', label, amounts);
    }
    return { key: 'year', label, differs: true, cell: () => <Skeleton width={96} height={44} /> };
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
      cell: (at) => <FitCell criteria={programs[at]?.criteria ?? []} best={best[at] === true} />,
    };
  };

  const deadline = (): CompareRow => {
    const label = t('compare.deadline');
    const dues = programs.map((program) => format.shortDue(program, now));
    const marks = marksOf(
      label,
      programs.map(({ source }) => source === 'illustrative'),
    );
    return {
      key: 'deadline',
      label,
      mark: marks.row,
      differs: differs(dues.map(({ day, left }) => [day, left].join())),
      cell: (at) => {
        const { day = '', left = null } = dues[at] ?? {};
        return <DeadlineCell {...{ day, left, mark: marks.cell(at) }} />;
      },
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
        label: `${t('compare.flight')}, ${t('flight.estimate')}`,
        differs: differs(texts),
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
  };

  return [
    tuition(),
    year(),
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
