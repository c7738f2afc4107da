import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { callOptions } from '@/api/http/query-client';
import { getSearch, type SearchHit } from './contract';

const KEY = 'search';

/** Results for a cleaned, non-empty search, best first. A failure is shown inline (R15). */
export function searchQuery(language: string, q: string) {
  return queryOptions({
    queryKey: [KEY, language, q],
    queryFn: (context) => call(getSearch, { query: { q }, language, ...callOptions(context) }),
    meta: { inlineError: true },
  });
}

/** Everything that earlier searches of this visit found in one language. */
export function foundBefore(client: QueryClient, language: string): SearchHit[] {
  return client
    .getQueriesData<SearchHit[]>({ queryKey: [KEY, language] })
    .flatMap(([, hits]) => hits ?? []);
}
