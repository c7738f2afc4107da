import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { fromQuery } from '@/api/http/query-client';
import type { SelectionsBody } from '@/api/journey/contract';
import { getSchool } from './contract';
import type { Id } from '@/api/http/schemas';

/** A school with its programs; a visitor's selections set the criteria, an account's its own. */
export function schoolQuery(language: string, id: Id, selections: SelectionsBody) {
  return queryOptions({
    queryKey: ['school', language, String(id), selections],
    queryFn: (context) =>
      call(getSchool, {
        params: { id },
        query: {
          ...selections,
          country_ids: selections.country_ids?.join(','),
          program_title_ids: selections.program_title_ids?.join(','),
        },
        language,
        ...fromQuery(context),
      }),
  });
}
