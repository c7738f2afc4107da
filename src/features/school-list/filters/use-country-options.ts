import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '@/api/journey/queries';
import { toSelections, type Answers } from '@/shared/answers/answers';
import { useLanguage } from '@/i18n/use-locale';
import { countryOptions, type CountryOption } from './country-filter';

type UseCountryOptions = {
  /** `null` until they are there. */
  options: CountryOption[] | null;
  failed: boolean;
};

/** The countries that the list can be narrowed to, with their counts under the other answers. */
export function useCountryOptions(answers: Answers, enabled: boolean): UseCountryOptions {
  const language = useLanguage();
  const { data, isError } = useQuery({
    ...countriesQuery(language, toSelections({ ...answers, countryIds: [] })),
    enabled,
  });
  return { options: data ? countryOptions(data, answers.countryIds) : null, failed: isError };
}
