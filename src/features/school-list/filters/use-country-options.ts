import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '@/api/journey/queries';
import type { SelectionsBody } from '@/api/journey/contract';
import { useLanguage } from '@/i18n/use-locale';
import { countryOptions, withoutCountries, type CountryOption } from './country-filter';

type UseCountryOptions = {
  /** `null` until they are there. */
  options: CountryOption[] | null;
  failed: boolean;
};

/** The countries that the list can be narrowed to, with their counts; asked only where they are needed. */
export function useCountryOptions(selections: SelectionsBody, enabled: boolean): UseCountryOptions {
  const language = useLanguage();
  const { data, isError } = useQuery({
    ...countriesQuery(language, withoutCountries(selections)),
    enabled,
  });
  return { options: data ? countryOptions(data, selections) : null, failed: isError };
}
