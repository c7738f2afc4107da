import { useState } from 'react';
import { degreeSchema, teachingLanguageSchema } from '@/api/engine/contract';
import { formatLanguage, formatMoney, formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { budgetNumber } from '@/lib/budget';
import { Checkbox } from '@/ui/forms/choice';
import { Chip } from '@/ui/forms/chip';
import { Slider } from '@/ui/forms/slider';
import { isCountryChosen, toggleCountry } from './country-filter';
import { sortChoice, SORTS, type SortChoice } from './filters';
import type { Degree, LanguageFilter } from '@/shared/program/list-params';
import { SpreadPlot } from '@/features/school-list/overview/spread-plot';
import { tuitionSpread } from '@/features/school-list/overview/tuition-spread';
import { useCountryOptions } from './use-country-options';
import type { Results } from '@/features/school-list/list/use-results';

/** Step of the tuition slider and its end without a budget, in US dollars a year. */
const STEP = 1000;
const DEFAULT_END = 80_000;

type SortProps = { value: SortChoice; onChange: (value: SortChoice) => void };

export function SortField({ value, onChange }: SortProps) {
  const { t } = useTranslation('results');
  return (
    <div className="flex flex-wrap gap-2">
      {Object.values(SORTS).map((sort) => {
        const choice = sortChoice(sort);
        return (
          <Chip key={choice} pressed={choice === value} onClick={() => onChange(choice)}>
            {t(`sorts.${choice}`)}
          </Chip>
        );
      })}
    </div>
  );
}

type DegreeProps = { value: Degree | null; onChange: (value: Degree | null) => void };

/** Pressing the chosen degree clears it. */
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

type LanguageProps = {
  value: LanguageFilter | null;
  onChange: (value: LanguageFilter | null) => void;
};

/** Pressing the chosen language clears it. */
export function LanguageField({ value, onChange }: LanguageProps) {
  const locale = useLocale();
  return (
    <div className="flex flex-wrap gap-2">
      {teachingLanguageSchema.options.map((language) => (
        <Chip
          key={language}
          pressed={language === value}
          onClick={() => onChange(language === value ? null : language)}
        >
          {formatLanguage(locale, language)}
        </Chip>
      ))}
    </div>
  );
}

type TuitionProps = {
  results: Results;
  /** Highest tuition a year; `null` is any. */
  value: number | null;
  /** Called when the thumb is released. */
  onCommit: (value: number | null) => void;
};

/** A slider up to the budget, under a plot of the list's tuition. */
export function TuitionField({ results, value, onCommit }: TuitionProps) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const budget = budgetNumber(results.answers.budget?.max);
  const end = Math.max(STEP, Math.ceil((budget ?? DEFAULT_END) / STEP) * STEP);
  const spread = tuitionSpread(results.overview?.tuition, end);
  const [dragged, setDragged] = useState<number | null>(null);
  const current = Math.min(dragged ?? value ?? end, end);
  const money = formatMoney(locale, current);
  const maxLabel =
    budget === null ? t('tools.anyTuition') : t('tools.withinBudget', { amount: money });
  return (
    <>
      <p className="num">
        <span className="text-24">
          {current === end && budget === null ? t('tools.any') : money}
        </span>{' '}
        {current === end && budget !== null && (
          <span className="text-13 text-muted">{t('tools.yourBudget')}</span>
        )}
      </p>
      {/* The plot and the slider share one scale, or the plot is left out. */}
      {spread?.max === end && (
        <SpreadPlot
          spread={spread}
          total={results.total}
          range={{ from: 0, to: current === end ? null : current }}
          captioned={false}
        />
      )}
      <Slider
        className="mt-1"
        label={t('tools.tuitionMost')}
        value={current}
        min={0}
        max={end}
        step={STEP}
        onChange={setDragged}
        onCommit={(next) => {
          setDragged(null);
          onCommit(next >= end ? null : next);
        }}
        format={(next) =>
          next >= end ? maxLabel : t('tools.tuitionValue', { amount: formatMoney(locale, next) })
        }
      />
    </>
  );
}

type CountryProps = {
  results: Results;
  /** Ids of the URL. */
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** Countries as checkboxes, with their number of programs if known. */
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
          checked={isCountryChosen(option, value)}
          onChange={() => onChange(toggleCountry(option, value))}
          {...(option.count !== null && { end: formatNumber(locale, option.count) })}
        >
          <span className="wrap-anywhere">{option.title}</span>
        </Checkbox>
      ))}
    </div>
  );
}
