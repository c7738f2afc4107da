import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { inlineErrorOf } from '@/api/http/query-client';
import {
  getClassGrades,
  getProgramTitles,
  postBudgetRange,
  postCountries,
  postSuperMetaCategories,
  type SelectionsBody,
} from './contract';

/**
 * Options change with a deploy of the server, not within a visit. They are asked once, so a call that is on
 * its way is not aborted when its page goes: it would have to be made again.
 */
const forTheVisit = { staleTime: Number.POSITIVE_INFINITY };

/** Class grade options, asked once a visit and language. */
export function classGradesQuery(language: string) {
  return queryOptions({
    queryKey: ['class-grades', language],
    queryFn: (context) => call(getClassGrades, { language, ...inlineErrorOf(context) }),
    ...forTheVisit,
  });
}

/** Country options under `selections`, asked once for each distinct selection. */
export function countriesQuery(language: string, selections: SelectionsBody) {
  return queryOptions({
    queryKey: ['countries', language, selections],
    queryFn: (context) =>
      call(postCountries, { body: selections, language, ...inlineErrorOf(context) }),
    ...forTheVisit,
  });
}

/** Budget ranges under `selections`, asked once for each distinct selection. */
export function budgetRangesQuery(language: string, selections: SelectionsBody) {
  return queryOptions({
    queryKey: ['budget-ranges', language, selections],
    queryFn: (context) =>
      call(postBudgetRange, { body: selections, language, ...inlineErrorOf(context) }),
    ...forTheVisit,
  });
}

/** Course preferences (super meta categories) under `selections`, once for each distinct selection. */
export function superMetaCategoriesQuery(language: string, selections: SelectionsBody) {
  return queryOptions({
    queryKey: ['super-meta-categories', language, selections],
    queryFn: (context) =>
      call(postSuperMetaCategories, { body: selections, language, ...inlineErrorOf(context) }),
    ...forTheVisit,
  });
}

/** All program titles, asked once a visit and language. */
export function programTitlesQuery(language: string) {
  return queryOptions({
    queryKey: ['program-titles', language],
    queryFn: (context) => call(getProgramTitles, { language, ...inlineErrorOf(context) }),
    ...forTheVisit,
  });
}
