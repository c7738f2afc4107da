import { useQuery } from '@tanstack/react-query';
import { useHydratedData } from '@/api/http/prerendered-queries';
import { hasId } from '@/api/http/schemas';
import { countriesQuery } from '@/api/journey/queries';
import { useLanguage } from '@/i18n/use-locale';
import { toAnswersBody, type Answers } from '@/shared/answers/answers';
import { answersFilter, useLandPrograms } from '@/shared/land/programs';
import { idsOf, useOptions } from '@/shared/answers/use-options';

/** The programs, schools and places of the answers; `null` if not known. */
export type AnswerCount = {
  programs: number | null;
  schools: number | null;
  places: number | null;
};

function sum(values: readonly (number | null | undefined)[]): number | null {
  let total = 0;
  for (const value of values) {
    if (value == null) return null;
    total += value;
  }
  return total;
}

/** The last answer that filters the list and whose options have counts. The counts include the answers before it. */
function lastCounted(answers: Answers) {
  if (answers.parentId !== null) return 'field';
  return answers.budget ? 'budget' : 'countries';
}

/** Counted from the outline of all programs, or else from the options of the questions: both without a request. */
export function useAnswerCount(answers: Answers): AnswerCount {
  const all = useLandPrograms();
  const language = useLanguage();
  const last = lastCounted(answers);
  const { options } = useOptions(last, answers, {
    enabled: last !== 'countries' && !all,
    retryOnMount: false,
  });
  const query = countriesQuery(language, toAnswersBody(answers, 'countryIds'));
  // If the question's own request failed, its Try again repeats it (R16).
  const { data } = useQuery({ ...query, retryOnMount: false });
  const countries = useHydratedData(query.queryKey, data);
  if (all) {
    const left = all.filter(answersFilter(answers));
    return {
      programs: left.length,
      schools: new Set(left.map(({ school }) => school)).size,
      places: new Set(left.map(({ country }) => country)).size,
    };
  }
  const chosen = (countries ?? []).filter(({ country_ids: ids }) =>
    idsOf(ids).every((id) => hasId(answers.countryIds, id)),
  );
  const counted = chosen.length > 0 ? chosen : (countries ?? []);
  const ofCountries = last === 'countries' && answers.titleIds.length === 0;
  const programs = () => {
    if (answers.titleIds.length > 0 || !countries) return null;
    if (ofCountries) return sum(counted.map(({ count }) => count));
    return options.find((option) => option.chosen)?.count ?? null;
  };
  return {
    programs: programs(),
    schools: ofCountries && countries ? sum(counted.map((row) => row.school_count)) : null,
    places: ofCountries && countries ? counted.length : null,
  };
}
