import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { callOptions } from '@/api/http/query-client';
import { answersToQuery, type AnswersBody } from '@/api/journey/contract';
import { getSchool } from './contract';
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
        ...callOptions(context),
      }),
  });
}
