import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Checkbox } from '@/ui/forms/choice';
import { Chip } from '@/ui/forms/chip';
import { isCountryChosen, toggleCountry } from './country-filter';
import { sortChoice, SORTS, type SortChoice } from './filters';
import { useCountryOptions } from './use-country-options';
import type { Results } from '@/features/school-list/list/use-results';

type SortProps = {
  value: SortChoice;
  onChange: (value: SortChoice) => void;
  labelOf: (value: SortChoice) => string;
};

export function SortField({ value, onChange, labelOf }: SortProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {Object.values(SORTS).map((sort) => {
        const choice = sortChoice(sort);
        return (
          <Chip key={choice} pressed={choice === value} onClick={() => onChange(choice)}>
            {labelOf(choice)}
          </Chip>
        );
      })}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  options: readonly Value[];
  labelOf: (option: Value) => string;
  value: Value | null;
  onChange: (value: Value | null) => void;
};

/** One of the options, or none. Pressing the chosen one clears it. */
export function ChoiceField<Value extends string>(props: ChoiceProps<Value>) {
  const { options, labelOf, value, onChange } = props;
  return (
    <div className="flex flex-wrap gap-2">
      {options.map((option) => (
        <Chip
          key={option}
          pressed={option === value}
          onClick={() => onChange(option === value ? null : option)}
        >
          {labelOf(option)}
        </Chip>
      ))}
    </div>
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
