import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { fromQuery } from '@/api/http/query-client';
import type { SelectionsBody } from '@/api/journey/contract';
import { getSchool } from './contract';
import type { Id } from '@/api/http/schemas';
import { answersQuery } from '@/api/journey/answers-query';

/** A school with its programs; a visitor's answers set the criteria, an account's its own. */
export function schoolQuery(language: string, id: Id, answers: SelectionsBody) {
  return queryOptions({
    queryKey: ['school', language, String(id), answers],
    queryFn: (context) =>
      call(getSchool, {
        params: { id },
        query: answersQuery(answers),
        language,
        ...fromQuery(context),
      }),
  });
}
