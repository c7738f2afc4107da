import type { EngineBody } from '@/api/engine/contract';
import type { EnginePosition, RecommendationRequest } from '@/api/engine/queries';
import { toAnswersBody, type Answers } from '@/shared/answers/answers';
import type { Id } from '@/api/http/schemas';
import { budgetNumber } from '@/lib/budget';
import type { Filters } from '@/features/school-list/filters/filters';
import type { ProgramListParams } from '@/shared/program/list-params';

/** The list's parameters that an engine filters by; country ids as the server has them. */
export type EngineFilters = Omit<ProgramListParams, 'view' | 'country'> & {
  country: readonly Id[];
};

/** Which engine these answers are for: before majors are chosen, after, and signed in (spec section 4, R20). */
export function engineFor({ titleIds }: Answers, signedIn: boolean): EnginePosition {
  if (signedIn) return 'final';
  return titleIds.length > 0 ? 'post' : 'pre';
}

/** The lower of two amounts in US dollars a year; `null` means no limit. */
function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/**
 * The answers and the filters as the engine expects them. A country filter replaces the countries of the answers, a
 * tuition only lowers the budget. `final` has the answers from the account and gets only the filters.
 */
export function toRecommendationRequest(
  position: EnginePosition,
  answers: Answers,
  { page, sort, order, q, degree, language, country, tuition }: EngineFilters,
): RecommendationRequest {
  const body: EngineBody = position === 'final' ? {} : toAnswersBody(answers);
  const filtersBudget = tuition !== null && position !== 'final';
  const budget = filtersBudget ? lower(tuition, budgetNumber(body.budget_max)) : tuition;
  // A limit below the budget range drops its lower bound.
  if (budget !== null && budget < (budgetNumber(body.budget_min) ?? 0)) delete body.budget_min;
  const filters: Record<keyof Filters, Partial<EngineBody>> = {
    q: q ? { q } : {},
    degree: degree ? { degree } : {},
    language: language ? { language } : {},
    tuition: budget === null ? {} : { budget_max: budget },
    country: country.length > 0 ? { country_ids: [...country] } : {},
  };
  return {
    position,
    page,
    body: {
      ...body,
      ...(sort !== 'match' && { sort }),
      ...(sort !== 'match' && order && { order }),
      ...Object.assign({}, ...Object.values(filters)),
    },
  };
}
