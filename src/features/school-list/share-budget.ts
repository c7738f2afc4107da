import { budgetNumber } from '@/lib/budget';
import { readAnswers, type Answers } from '@/shared/answers/answers';
import { withoutSharedAnswers } from '@/shared/answers/share-link';

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

/** The query without anything that a link shares. */
export function withoutShared(search: URLSearchParams): URLSearchParams {
  const rest = withoutSharedAnswers(search);
  rest.delete('budget');
  return rest;
}
