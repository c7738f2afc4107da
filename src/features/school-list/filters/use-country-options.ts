import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '@/api/journey/queries';
import { toAnswersBody, type Answers } from '@/shared/answers/answers';
import { useLanguage } from '@/i18n/use-locale';
import { countryOptions } from './country-filter';

/**
 * The countries to filter by, with their counts for the other answers, and those that the answers leave out. `options`
 * is `null` until they are loaded.
 */
export function useCountryOptions(answers: Answers, enabled: boolean) {
  const language = useLanguage();
  const { data, isError } = useQuery({
    ...countriesQuery(language, toAnswersBody({ ...answers, countryIds: [] })),
    enabled,
  });
  const options = data ? countryOptions(data, answers.countryIds) : null;
  const offered = options?.flatMap(({ ids }) => ids) ?? [];
  const leftOut = countryOptions(data ?? [], []).filter(
    ({ ids }) => !ids.some((id) => offered.includes(id)),
  );
  return { options, leftOut, failed: isError };
}
