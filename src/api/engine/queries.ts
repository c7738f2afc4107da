import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { fromQuery } from '@/api/http/query-client';
import { finalEngine, preRunEngine, runEngine, type EngineBody } from './contract';

/** The engine's position (spec section 4): before majors, after majors, signed in. */
export type EnginePosition = 'pre' | 'post' | 'final';

/** One question to an engine: what is asked, and which page of it (from 1). */
export type EngineQuestion = {
  position: EnginePosition;
  page: number;
  /** Selections, sort and filters; `final` sends its sort and filters as a query. */
  body: EngineBody;
};

function ask(
  language: string,
  { position, page, body }: EngineQuestion,
  options: ReturnType<typeof fromQuery>,
) {
  if (position === 'final') {
    const { sort, order, degree, q, country_ids: countries, budget_max: budget } = body;
    const query = {
      page,
      sort,
      order,
      degree,
      q,
      country_ids: countries?.join(','),
      budget_max: budget,
    };
    return call(finalEngine, { query, language, ...options });
  }
  const endpoint = position === 'pre' ? preRunEngine : runEngine;
  return call(endpoint, { query: { page }, body, language, ...options });
}

/**
 * One page of recommendations (R20). Page 1 stays until page 2 is there; an earlier page is kept, so that
 * going Back asks nothing again. Another position or language never stands in for this one.
 */
export function recommendationsQuery(language: string, question: EngineQuestion) {
  return queryOptions({
    queryKey: ['engine', question.position, language, question.body, question.page],
    queryFn: (context) => ask(language, question, fromQuery(context)),
    placeholderData: (previous, query) =>
      query?.queryKey[1] === question.position && query.queryKey[2] === language
        ? keepPreviousData(previous)
        : undefined,
  });
}
