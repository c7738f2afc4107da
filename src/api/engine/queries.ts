import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { callOptions } from '@/api/http/query-client';
import { answersToQuery } from '@/api/journey/contract';
import { finalEngine, preRunEngine, runEngine, type EngineBody } from './contract';

/** Before majors are chosen, after, or signed in (spec section 4). */
export type EnginePosition = 'pre' | 'post' | 'final';

export type RecommendationRequest = {
  position: EnginePosition;
  /** From 1. */
  page: number;
  /** Answers, sort and filters; `final` sends its sort and filters as a query. */
  body: EngineBody;
};

function ask(
  language: string,
  { position, page, body }: RecommendationRequest,
  options: ReturnType<typeof callOptions>,
) {
  if (position === 'final') {
    return call(finalEngine, { query: { page, ...answersToQuery(body) }, language, ...options });
  }
  const endpoint = position === 'pre' ? preRunEngine : runEngine;
  return call(endpoint, { query: { page }, body, language, ...options });
}

/** The first part of the keys of all recommendations in one language. */
export const recommendationsKey = (language: string) => ['engine', language] as const;

/**
 * One page of recommendations (R20). The previous page is shown until this one has loaded, unless it is of another
 * engine or language.
 */
export function recommendationsQuery(language: string, request: RecommendationRequest) {
  return queryOptions({
    queryKey: [
      ...recommendationsKey(language),
      request.position,
      request.body,
      request.page,
    ] as const,
    queryFn: (context) => ask(language, request, callOptions(context)),
    placeholderData: (previous, query) =>
      query?.queryKey[1] === language && query.queryKey[2] === request.position
        ? keepPreviousData(previous)
        : undefined,
  });
}
