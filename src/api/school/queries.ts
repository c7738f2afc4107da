import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { fromQuery } from '@/api/http/query-client';
import { answersToQuery, type AnswersBody } from '@/api/journey/contract';
import { getSchool, type School } from './contract';
import type { Id } from '@/api/http/schemas';

/** The first part of the keys of all schools in one language. */
export const schoolKey = (language: string) => ['school', language] as const;

/** A school with its programs, compared with a visitor's answers, or with those of the account. */
export function schoolQuery(language: string, id: Id, answers: AnswersBody) {
  return queryOptions({
    queryKey: [...schoolKey(language), String(id), answers] as const,
    queryFn: (context) =>
      call(getSchool, {
        params: { id },
        query: answersToQuery(answers),
        language,
        ...fromQuery(context),
      }),
  });
}

/** The school as it was loaded last, with whichever answers. */
export function lastSchool(client: QueryClient, language: string, id: Id): School | undefined {
  const queryKey = [...schoolKey(language), String(id)];
  const [last] = client
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.data !== undefined })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return last && client.getQueryData<School>(last.queryKey);
}
