import type { EnginePosition, EngineQuestion } from '@/api/engine/queries';
import { toSelections, type Answers } from '@/shared/answers/answers';
import type { Id } from '@/api/http/schemas';
import { budgetNumber } from '@/lib/budget';
import type { ProgramListParams } from '@/shared/program/list-params';

/** The part of the list's parameters that an engine is asked with; country ids as the server has them. */
export type Narrowing = Omit<ProgramListParams, 'view' | 'country'> & { country: readonly Id[] };

/** Which engine these answers are for: before majors are chosen, after, and signed in (spec section 4, R20). */
export function engineFor({ titleIds }: Answers, signedIn: boolean): EnginePosition {
  if (signedIn) return 'final';
  return titleIds.length > 0 ? 'post' : 'pre';
}

/** The lower of two amounts in US dollars a year; `null` is no limit. */
function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/**
 * What an engine is asked: the answers, narrowed by the filters. A country filter
 * stands in place of the answered countries, a tuition only ever lowers the budget. `final` knows the
 * answers from the account and gets the filters alone.
 */
export function engineQuestion(
  position: EnginePosition,
  answers: Answers,
  { page, sort, order, q, degree, country, tuition }: Narrowing,
): EngineQuestion {
  const selections = toSelections(answers);
  const { budget_min: least, ...others } = position === 'final' ? {} : selections;
  const filtersBudget = tuition !== null && position !== 'final';
  const budget = filtersBudget ? lower(tuition, budgetNumber(selections.budget_max)) : tuition;
  return {
    position,
    page,
    body: {
      ...others,
      // A ceiling under the answered range asks for what is cheaper than it: the range has no foot then.
      ...(least != null &&
        (budget === null || budget >= (budgetNumber(least) ?? 0)) && { budget_min: least }),
      ...(sort !== 'match' && { sort }),
      ...(sort !== 'match' && order && { order }),
      ...(degree && { degree }),
      ...(q && { q }),
      ...(country.length > 0 && { country_ids: [...country] }),
      ...(budget !== null && { budget_max: budget }),
    },
  };
}
