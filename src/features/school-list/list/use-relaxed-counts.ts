import { useQueries } from '@tanstack/react-query';
import { recommendationsQuery, type EngineQuestion } from '@/api/engine/queries';
import { budgetNumber } from '@/lib/budget';
import type { AnswerRelaxation } from '@/shared/answers/use-relaxations';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { engineFor, engineQuestion, type Narrowing } from './engine-question';
import { activeFilters, NO_FILTERS } from '@/features/school-list/filters/filters';
import type { Results } from './use-results';

/** A change that opens the list again, with how many programs it gives. */
export type RelaxedCount = { key: string; label: string; total: number; apply: () => void };

type Offer = { key: string; label: string; question: EngineQuestion; apply: () => void };

/** Each filter taken away alone, and all of them where there are several. */
function useFilterOffers({ params, setParams, questionWith, answers }: Results): Offer[] {
  const { t } = useTranslation('results');
  const active = activeFilters(params);
  const label = {
    q: t('empty.q', { q: params.q }),
    degree: t('empty.degree'),
    tuition:
      budgetNumber(answers.budget?.max) === null ? t('empty.tuition') : t('empty.tuitionBudget'),
    country: t('empty.country'),
  };
  const single = active.map((name): Offer => {
    const changes = { [name]: NO_FILTERS[name] };
    return {
      key: name,
      label: label[name],
      question: questionWith(changes),
      apply: () => setParams(changes),
    };
  });
  if (active.length < 2) return single;
  const all: Offer = {
    key: 'all-filters',
    label: t('empty.all'),
    question: questionWith(NO_FILTERS),
    apply: () => setParams(NO_FILTERS),
  };
  return [...single, all];
}

/**
 * The changes that would open an empty list again, with the count each gives; what gives nothing is
 * left out. `settled` once all counts are known.
 */
export function useRelaxedCounts(
  results: Results,
  relaxations: readonly AnswerRelaxation[],
): { offers: RelaxedCount[]; settled: boolean } {
  const language = useLanguage();
  const filterOffers = useFilterOffers(results);
  const narrowing: Narrowing = { ...results.params, page: 1, country: results.countryIds };
  const offers: Offer[] = [
    ...filterOffers,
    ...relaxations.map(({ key, label, answers, apply }): Offer => {
      // The final engine knows the account's own answers alone; others are asked as a visitor's.
      const question = engineQuestion(engineFor(answers, false), answers, narrowing);
      return { key, label, apply, question };
    }),
  ];
  const counts = useQueries({
    queries: offers.map(({ question }) => recommendationsQuery(language, question)),
  });
  return {
    offers: offers.flatMap(({ key, label, apply }, index) => {
      const count = counts[index];
      const total = count?.isPlaceholderData === false ? (count.data?.total ?? 0) : 0;
      return total > 0 ? [{ key, label, total, apply }] : [];
    }),
    settled: counts.every(({ isFetching }) => !isFetching),
  };
}
