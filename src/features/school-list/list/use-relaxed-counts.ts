import { useQueries } from '@tanstack/react-query';
import { recommendationsQuery, type RecommendationRequest } from '@/api/engine/queries';
import { budgetNumber } from '@/lib/budget';
import type { AnswerRelaxation } from '@/shared/answers/use-relaxations';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { engineFor, toRecommendationRequest, type EngineFilters } from './recommendation-request';
import { activeFilters, NO_FILTERS, type Filters } from '@/features/school-list/filters/filters';
import type { Results } from './use-results';

type Offer = { key: string; label: string; request: RecommendationRequest; apply: () => void };

/** Clearing each filter, and all of them if there are several. */
function useFilterSuggestions({ params, setParams, requestWith, answers }: Results): Offer[] {
  const { t } = useTranslation('results');
  const active = activeFilters(params);
  const label = {
    q: t('empty.q', { q: params.q }),
    degree: t('empty.degree'),
    language: t('empty.language'),
    tuition:
      budgetNumber(answers.budget?.max) === null ? t('empty.tuition') : t('empty.tuitionBudget'),
    country: t('empty.country'),
  };
  const offer = (key: string, text: string, changes: Partial<Filters>): Offer => ({
    key,
    label: text,
    request: requestWith(changes),
    apply: () => setParams(changes),
  });
  const single = active.map((name) => offer(name, label[name], { [name]: NO_FILTERS[name] }));
  if (active.length < 2) return single;
  return [...single, offer('all-filters', t('empty.all'), NO_FILTERS)];
}

const MAX_OFFERS = 3;
const MAX_CLOSEST = 3;

/**
 * The changes that would find most programs, with their number, and the first programs of the one that changes least.
 * `settled` once all counts are known, or `failed` if one is not and the others offer nothing.
 */
export function useRelaxedCounts(results: Results, relaxations: readonly AnswerRelaxation[]) {
  const language = useLanguage();
  const filterOffers = useFilterSuggestions(results);
  const filters: EngineFilters = { ...results.params, page: 1, country: results.countryIds };
  const suggestions: Offer[] = [
    ...filterOffers,
    ...relaxations.map(({ key, label, answers, apply }): Offer => {
      // The final engine only knows the answers of the account: other answers are asked like a visitor's.
      const request = toRecommendationRequest(engineFor(answers, false), answers, filters);
      return { key, label, apply, request };
    }),
  ];
  const counts = useQueries({
    queries: suggestions.map(({ request }) => recommendationsQuery(language, request)),
  });
  const found = suggestions.flatMap(({ key, label, apply }, index) => {
    const count = counts[index];
    const result = count?.isPlaceholderData === false ? count.data : undefined;
    return result && result.total > 0
      ? [{ key, label, apply, total: result.total, programs: result.data }]
      : [];
  });
  found.sort((a, b) => b.total - a.total);
  return {
    suggestions: found.slice(0, MAX_OFFERS),
    closest: found.at(-1)?.programs.slice(0, MAX_CLOSEST) ?? [],
    settled: counts.every(({ isFetching }) => !isFetching),
    failed: found.length === 0 && counts.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of counts) if (isError) void refetch();
    },
  };
}
