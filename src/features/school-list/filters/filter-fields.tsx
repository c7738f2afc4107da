import { degreeSchema, teachingLanguageSchema } from '@/api/engine/contract';
import { formatLanguage, formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Checkbox } from '@/ui/forms/choice';
import { Chip } from '@/ui/forms/chip';
import { isCountryChosen, toggleCountry } from './country-filter';
import { sortChoice, SORTS, type SortChoice } from './filters';
import type { Degree, LanguageFilter } from '@/shared/program/list-params';
import { useCountryOptions } from './use-country-options';
import type { Results } from '@/features/school-list/list/use-results';

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
