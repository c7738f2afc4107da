import type { ReactNode } from 'react';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { capitalize, countCriteria } from '@/shared/program/criteria';
import { SourceMark } from '@/shared/program/tuition-figure';
import { useFlightFormat } from '@/shared/program/use-flight-format';
import { useNow } from '@/shared/hooks/use-now';
import { programWithSchool, useProgramFormat } from '@/shared/program/use-program-format';
import { cx } from '@/ui/cx';
import { Strokes } from '@/ui/strokes';
import { formatMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useDongFormat } from '@/shared/money/use-dong-format';
import { Skeleton } from '@/ui/skeleton';
import { Best, CriterionCell, small, UnknownFact } from './compare-cells';
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
  const { t } = useTranslation(['results', 'common']);
  const format = useProgramFormat();
  const { flight, flightHours } = useFlightFormat();
  const now = useNow();
  const locale = useLocale();
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

  /** Marks the figure of one program. */
  const markOf = (label: string, program: Program | undefined): ReactNode =>
    program && <SourceMark of={`${label}, ${programWithSchool(program)}`} />;

  type Money = { amount: number | null; atLeast?: boolean; illustrative: boolean };
  /** Dollars and đồng. Figures that are all illustrative are marked once. */
  const money = (key: string, label: string, amounts: readonly Money[]): CompareRow => {
    const best = leastOf(amounts);
    const marked = amounts.every(({ illustrative }) => illustrative);
    return {
      key,
      label,
      mark: marked && <SourceMark of={label} />,
      differs: differs(amounts.map(({ amount, atLeast }) => `${amount} ${atLeast}`)),
      cell: (at) => {
        const { amount = null, atLeast, illustrative } = amounts[at] ?? {};
        if (amount === null) return <UnknownFact />;
        return (
          <>
            {atLeast && <span className={small}>{t('cost.atLeast')}</span>}
            <span className="num block text-24 font-350">
              <Best best={best[at] === true} word={t('compare.lowest')}>
                {formatMoney(locale, amount)}
              </Best>
            </span>
            <span className={cx('num', small)}>{dong(amount)}</span>
            {illustrative && !marked && markOf(label, programs[at])}
          </>
        );
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
    if (totals)
      return money(
        'year',
        label,
        totals.map(({ total, ...rest }) => ({ amount: total, ...rest })),
      );
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
    const dues = programs.map((program) => format.shortDue(program, now));
    const marked = programs.every(({ source }) => source === 'illustrative');
    return {
      key: 'deadline',
      label: t('compare.deadline'),
      mark: marked && <SourceMark of={t('compare.deadline')} />,
      differs: differs(dues.map(({ day, left }) => [day, left].join())),
      cell: (at) => (
        <>
          <span className="num block">{dues[at]?.day}</span>
          {dues[at]?.left != null && <span className={small}>{dues[at].left}</span>}
          {programs[at]?.source === 'illustrative' &&
            !marked &&
            markOf(t('compare.deadline'), programs[at])}
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
