import { useState } from 'react';
import type { Rate } from '@/api/rate/contract';
import { formatMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { budgetNumber } from '@/lib/budget';
import { useDongFormat } from '@/shared/money/use-dong-format';
import { useRate } from '@/shared/money/use-rate';
import { Chip } from '@/ui/forms/chip';
import { Slider } from '@/ui/forms/slider';
import { CURRENCIES, useCurrency } from '@/features/school-list/currency';
import { SpreadPlot } from '@/features/school-list/overview/spread-plot';
import { tuitionSpread } from '@/features/school-list/overview/tuition-spread';
import type { Results } from '@/features/school-list/list/use-results';

/** Step of the slider and its end without a budget, in US dollars a year. */
const STEP = 1000;
const DEFAULT_END = 80_000;

/** The slider's own unit, with round steps: US dollars, or millions of đồng. */
type Scale = { step: number; max: number; toDollars: (at: number) => number };

const MILLION = 1_000_000;

function dongScale({ vnd }: Rate, end: number): Scale {
  const step = 25;
  const max = Math.ceil((end * vnd) / MILLION / step) * step;
  return { step, max, toDollars: (millions) => (millions * MILLION) / vnd };
}

function CurrencySwitch() {
  const { t } = useTranslation('results');
  const chosen = useCurrency((state) => state.chosen) ?? 'usd';
  return (
    <div role="group" aria-label={t('tools.currency')} className="flex gap-2">
      {CURRENCIES.map((currency) => (
        <Chip
          key={currency}
          pressed={currency === chosen}
          onClick={() => useCurrency.setState({ chosen: currency })}
        >
          {currency.toUpperCase()}
        </Chip>
      ))}
    </div>
  );
}

type Props = {
  results: Results;
  /** Highest tuition in US dollars a year; `null` is any. */
  value: number | null;
  /** Called when the thumb is released. */
  onCommit: (value: number | null) => void;
};

/** A slider up to the budget, under a plot of the list's tuition; in US dollars, or in đồng if the rate is known. */
export function TuitionField({ results, value, onCommit }: Props) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const rate = useRate();
  const dong = useDongFormat(rate);
  const inDong = useCurrency((state) => state.chosen) === 'vnd' && rate != null;
  const budget = budgetNumber(results.answers.budget?.max);
  const end = Math.max(STEP, Math.ceil((budget ?? DEFAULT_END) / STEP) * STEP);
  const spread = tuitionSpread(results.overview?.tuition, end);
  const [dragged, setDragged] = useState<number | null>(null);
  const scale: Scale = inDong
    ? dongScale(rate, end)
    : { step: STEP, max: end, toDollars: (at) => at };
  const { step, max, toDollars } = scale;
  // The end means no filter: a filter is never shown there.
  const nearest = Math.min(Math.round((value ?? end) / toDollars(step)) * step, max - step);
  const current = Math.min(dragged ?? (value === null ? max : nearest), max);
  const isEnd = current === max;
  const dollars = isEnd ? end : toDollars(current);
  /** An amount in the currency of the slider, then in the other one. */
  const texts = (amount: number): [string, string] => {
    const usd = formatMoney(locale, amount);
    const vnd = dong(amount);
    if (vnd === null) return [usd, ''];
    return inDong ? [vnd, usd] : [usd, vnd];
  };
  const [money, other] = texts(dollars);
  const maxLabel =
    budget === null ? t('tools.anyTuition') : t('tools.withinBudget', { amount: money });
  return (
    <>
      {rate && <CurrencySwitch />}
      <p className="num mt-2">
        <span className="text-24">{isEnd && budget === null ? t('tools.anyTuition') : money}</span>{' '}
        {isEnd && budget !== null && (
          <span className="text-13 text-muted">{t('tools.yourBudget')}</span>
        )}
        {!isEnd && other && <span className="text-13 text-muted">≈ {other}</span>}
      </p>
      {/* The plot and the slider share one scale, or the plot is left out. */}
      {!inDong && spread?.max === end && (
        <SpreadPlot
          spread={spread}
          total={results.total}
          range={{ from: 0, to: isEnd ? null : dollars }}
          captioned={false}
        />
      )}
      <Slider
        className="mt-1"
        label={t('tools.tuitionMost')}
        value={current}
        min={0}
        max={max}
        step={step}
        onChange={setDragged}
        onCommit={(next) => {
          setDragged(null);
          onCommit(next >= max ? null : Math.round(toDollars(next)));
        }}
        format={(next) =>
          next >= max ? maxLabel : t('tools.tuitionValue', { amount: texts(toDollars(next))[0] })
        }
      />
    </>
  );
}
