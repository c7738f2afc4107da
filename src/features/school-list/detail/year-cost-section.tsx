import { Trans } from 'react-i18next';
import type { School, SchoolProgram } from '@/api/school/contract';
import { formatMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { budgetNumber } from '@/lib/budget';
import type { Answers } from '@/shared/answers/answers';
import { useDayOrMonthFormat } from '@/shared/hooks/use-day-or-month-format';
import { SourceMark } from '@/shared/program/tuition-figure';
import { cx } from '@/ui/cx';
import { Facts } from '@/ui/data/facts';
import { Skeleton } from '@/ui/skeleton';
import { useDongFormat } from '@/shared/money/use-dong-format';
import { barOf, costsOfYear, totalOf, type Cost, type CostPart } from '@/shared/program/year-cost';

const fills: Record<CostPart, string> = {
  tuition: 'bg-brand',
  living: 'bg-brand/70',
  insurance: 'bg-brand/50',
  travel: 'bg-brand/35',
  visa: 'bg-brand/20',
};

const unknownBox = 'border border-dashed border-edge';
const knownBox = 'forced-colors:border forced-colors:border-[CanvasText]';

type BarProps = { costs: readonly Cost[]; budget: number | null };

/** The parts in proportion. The tuition is the first, so the mark shows where the budget for it ends. */
function YearBar({ costs, budget }: BarProps) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const { parts, mark } = barOf(costs, budget);
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div className="mt-4">
      {mark !== null && budget !== null && (
        <p
          className={cx('mb-2.5 text-13 font-600', mark > 0.5 && 'text-right')}
          style={
            mark > 0.5
              ? { paddingRight: `calc(${percent(1 - mark)} + 8px)` }
              : { paddingLeft: `calc(${percent(mark)} + 8px)` }
          }
        >
          {t('cost.budget', { amount: formatMoney(locale, budget) })}
        </p>
      )}
      <div aria-hidden className="relative flex h-11">
        {parts.map(
          ({ part, known, width }) =>
            width > 0 && (
              <span
                key={part}
                data-part={part}
                className={cx(
                  'min-w-0.5 border-ground not-first:border-l-2',
                  known ? cx(fills[part], knownBox) : 'pl-0.5 not-first:border-l-0',
                )}
                style={{ width: percent(width) }}
              >
                {!known && <span className={cx('block size-full', unknownBox)} />}
              </span>
            ),
        )}
        {mark !== null && (
          <span
            data-mark
            className="absolute -top-7 -bottom-1.5 -ml-px w-0.5 bg-ink forced-colors:bg-[CanvasText]"
            style={{ left: percent(mark) }}
          />
        )}
      </div>
    </div>
  );
}

type RowProps = { cost: Cost; dong: (dollars: number) => string | null };

function CostRow({ cost: { part, amount, basis, readOn }, dong }: RowProps) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const readOnText = useDayOrMonthFormat();
  const figure = () => {
    if (amount === null) return t('cost.notKnown');
    return amount === 0 ? t('cost.nothing') : formatMoney(locale, amount);
  };
  const source = [basis && t(`cost.basis.${basis}`), readOn && readOnText(readOn)]
    .filter(Boolean)
    .join(', ');
  const notes = amount === null ? [t('cost.notCounted')] : [amount > 0 && dong(amount), source];
  return (
    <li className="grid grid-cols-[14px_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b py-2.5">
      <span
        aria-hidden
        className={cx('size-3.5 self-center', amount === null ? unknownBox : fills[part], knownBox)}
      />
      <span>{t(`cost.parts.${part}`)}</span>
      <b className="num font-600">{figure()}</b>
      <span className="num col-span-2 col-start-2 text-13 text-muted">
        <Facts facts={notes} />
      </span>
    </li>
  );
}

function YearSkeleton() {
  return (
    <div aria-hidden className="grid gap-4 pt-4">
      <Skeleton width={180} height={44} />
      <Skeleton height={44} />
      <Skeleton height={300} />
    </div>
  );
}

type Props = {
  program: SchoolProgram;
  school: School | null;
  answers: Answers;
  /** The school is loading, and with it all parts but the tuition. */
  loading: boolean;
};

/** The whole cost of a year, in dollars and đồng, and its tuition against the family's budget (R41). */
export function YearCostSection({ program, school, answers, loading }: Props) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const dong = useDongFormat(school?.rate);
  const costs = costsOfYear(program, school?.costs);
  const { total, atLeast } = totalOf(costs);
  const budget = budgetNumber(answers.budget?.max);
  // The budget is for tuition: the rest of the year is no part of it, and without tuition there is nothing to compare.
  const over = budget !== null && program.tuition != null ? program.tuition - budget : null;
  const approximate = total === null ? null : dong(total);
  const overText = () => {
    if (over === null) return null;
    if (over <= 0) return <p>{t('cost.within')}</p>;
    return (
      <p>
        <Trans
          t={t}
          i18nKey="cost.over"
          values={{ amount: formatMoney(locale, over) }}
          components={{ b: <b className="text-accent" /> }}
        />
      </p>
    );
  };
  return (
    <section className="mt-8">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-ink pb-2">
        <h3 className="text-20">{t('cost.title')}</h3>
        {!loading && costs.some(({ illustrative }) => illustrative) && (
          <SourceMark of={t('cost.title')} />
        )}
      </div>
      {loading ? (
        <YearSkeleton />
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3 pt-3">
            {atLeast && total !== null && <span className="text-17">{t('cost.atLeast')}</span>}
            <b className="fig num text-44">
              {total === null ? t('cost.notKnown') : formatMoney(locale, total)}
            </b>
            {approximate !== null && <span className="num text-17">≈ {approximate}</span>}
          </p>
          {overText()}
          {total !== null && <YearBar costs={costs} budget={over === null ? null : budget} />}
          <ul className="mt-4 border-t">
            {costs.map((cost) => (
              <CostRow key={cost.part} cost={cost} dong={dong} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
