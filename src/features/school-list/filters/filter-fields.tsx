import { useState } from 'react';
import { degreeSchema } from '@/api/engine/contract';
import { formatMoney, formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { budgetNumber } from '@/lib/budget';
import { Checkbox } from '@/ui/forms/checkbox';
import { Chip } from '@/ui/forms/chip';
import { Slider } from '@/ui/forms/slider';
import { isChosen, toggled } from './country-filter';
import type { Degree } from '@/shared/program/list-params';
import { SpreadPlot } from '@/features/school-list/overview/spread-plot';
import { tuitionSpread } from '@/features/school-list/overview/tuition-spread';
import { useCountryOptions } from './use-country-options';
import type { Results } from '@/features/school-list/list/use-results';

/** Steps of the tuition slider and its end where nothing else gives one, in US dollars a year. */
const STEP = 1000;
const USUAL_END = 80_000;

type DegreeProps = { value: Degree | null; onChange: (value: Degree | null) => void };

/** Degrees as chips; the chosen one again is any. */
export function DegreeField({ value, onChange }: DegreeProps) {
  const { t } = useTranslation('results');
  return (
    <div className="flex flex-wrap gap-2">
      {degreeSchema.options.map((degree) => (
        <Chip
          key={degree}
          pressed={degree === value}
          onClick={() => onChange(degree === value ? null : degree)}
        >
          {t(`degrees.${degree}`)}
        </Chip>
      ))}
    </div>
  );
}

type TuitionProps = {
  results: Results;
  /** Most tuition a year; `null` is any. */
  value: number | null;
  /** Told once the thumb is let go. */
  onCommit: (value: number | null) => void;
};

/** The most tuition a year, over the spread of the list where it is known. Its end is the budget. */
export function TuitionField({ results, value, onCommit }: TuitionProps) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const budget = budgetNumber(results.answers.budget?.max);
  const end = Math.max(STEP, Math.ceil((budget ?? USUAL_END) / STEP) * STEP);
  const spread = tuitionSpread(results.overview?.tuition, end);
  const [moving, setMoving] = useState<number | null>(null);
  const shown = Math.min(moving ?? value ?? end, end);
  const money = formatMoney(locale, shown);
  const open = budget === null ? t('tools.anyTuition') : t('tools.withinBudget', { amount: money });
  return (
    <>
      <p className="num">
        <span className="text-24">{shown === end && budget === null ? t('tools.any') : money}</span>{' '}
        {shown === end && budget !== null && (
          <span className="text-13 text-muted">{t('tools.yourBudget')}</span>
        )}
      </p>
      {/* The plot and the slider share one scale, or the plot is left out. */}
      {spread?.max === end && (
        <SpreadPlot
          spread={spread}
          total={results.total}
          range={{ from: 0, to: shown === end ? null : shown }}
          captioned={false}
        />
      )}
      <Slider
        className="mt-1"
        label={t('tools.tuitionMost')}
        value={shown}
        min={0}
        max={end}
        step={STEP}
        onChange={setMoving}
        onCommit={(next) => {
          setMoving(null);
          onCommit(next >= end ? null : next);
        }}
        format={(next) =>
          next >= end ? open : t('tools.tuitionValue', { amount: formatMoney(locale, next) })
        }
      />
    </>
  );
}

type CountryProps = {
  results: Results;
  /** Ids as the URL has them. */
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** Countries as checkboxes, with how many programs each has where the server says so. */
export function CountryField({ results, value, onChange }: CountryProps) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const { options, failed } = useCountryOptions(results.answers, true);
  if (failed) return <p className="text-muted">{t('tools.countriesFailed')}</p>;
  if (!options)
    return (
      <p role="status" className="text-muted">
        {t('tools.countriesLoading')}
      </p>
    );
  return (
    <div>
      {options.map((option) => (
        <Checkbox
          key={option.ids.join()}
          checked={isChosen(option, value)}
          onChange={() => onChange(toggled(option, value))}
          {...(option.count !== null && { end: formatNumber(locale, option.count) })}
        >
          <span className="wrap-anywhere">{option.title}</span>
        </Checkbox>
      ))}
    </div>
  );
}
