import { budgetNumber } from '@/lib/budget';
import { readAnswers, type Answers } from '@/shared/answers/answers';
import { withoutSharedAnswers } from '@/shared/answers/share-link';
import { useOptions } from '@/shared/answers/use-options';

type Budget = Answers['budget'];

/** The budget in the query of a link, if the person ticked it (R21): `10000-20000`, or `50000-` with an open end. */
export function budgetSearch(budget: Budget): Record<string, string> {
  if (!budget) return {};
  return { budget: `${budgetNumber(budget.min) ?? 0}-${budgetNumber(budget.max) ?? ''}` };
}

/** Reads the budget of any query; `null` for none. */
export function readSharedBudget(search: URLSearchParams): Budget {
  const [, min, max] = /^(\d{1,9})-(\d{0,9})$/.exec(search.get('budget') ?? '') ?? [];
  if (min === undefined) return null;
  return readAnswers({ budget: { min, max: max || null } }).answers.budget;
}

type SharedBudget = {
  /** `null` for none, while the ranges load, and if it is unknown. */
  budget: Budget;
  /** None of the ranges. */
  isUnknown: boolean;
  /** The ranges are loading. */
  loading: boolean;
};

/**
 * The budget of a link, as the API's range for these answers. It stays as the link has it if the ranges did not load, like
 * the other answers of a link (`useDropUnknownAnswers`).
 */
export function useSharedBudget(search: URLSearchParams, answers: Answers): SharedBudget {
  const budget = readSharedBudget(search);
  const isGiven = budget !== null;
  const ranges = useOptions('budget', { ...answers, budget }, { enabled: isGiven });
  const range = ranges.options.find(({ chosen }) => chosen)?.change.budget ?? null;
  const isKnown = !ranges.loading && !ranges.failed;
  return {
    budget: ranges.failed ? budget : range,
    isUnknown: isGiven && isKnown && range === null,
    loading: isGiven && ranges.loading,
  };
}

/** The query without anything that a link shares. */
export function withoutShared(search: URLSearchParams): URLSearchParams {
  const rest = withoutSharedAnswers(search);
  rest.delete('budget');
  return rest;
}
