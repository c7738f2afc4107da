import { queryOptions } from '@tanstack/react-query';
import { call } from './client';
import type { SelectionsBody } from './contract/journey';
import { getSchool } from './contract/school';
import type { Id } from './contract/shapes';

/** A school with its programs; a visitor's selections set the criteria, an account's its own. */
export function schoolQuery(language: string, id: Id, selections: SelectionsBody) {
  return queryOptions({
    queryKey: ['school', language, String(id), selections],
    queryFn: ({ signal }) =>
      call(getSchool, {
        params: { id },
        query: {
          ...selections,
          country_ids: selections.country_ids?.join(','),
          program_title_ids: selections.program_title_ids?.join(','),
        },
        language,
        signal,
      }),
  });
}
