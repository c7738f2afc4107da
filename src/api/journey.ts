import { queryOptions } from '@tanstack/react-query';
import { call } from './client';
import {
  getClassGrades,
  getProgramTitles,
  postBudgetRange,
  postCountries,
  postSuperMetaCategories,
  type SelectionsBody,
} from './contract/journey';

/** Options change with a deploy of the server, not within a visit. */
const forTheVisit = { staleTime: Number.POSITIVE_INFINITY };

/** Class grade options, asked once a visit and language. */
export function classGradesQuery(language: string) {
  return queryOptions({
    queryKey: ['class-grades', language],
    queryFn: ({ signal }) => call(getClassGrades, { language, signal }),
    ...forTheVisit,
  });
}

/** Country options under `selections`, asked once for each distinct selection. */
export function countriesQuery(language: string, selections: SelectionsBody) {
  return queryOptions({
    queryKey: ['countries', language, selections],
    queryFn: ({ signal }) => call(postCountries, { body: selections, language, signal }),
    ...forTheVisit,
  });
}

/** Budget ranges under `selections`, asked once for each distinct selection. */
export function budgetRangesQuery(language: string, selections: SelectionsBody) {
  return queryOptions({
    queryKey: ['budget-ranges', language, selections],
    queryFn: ({ signal }) => call(postBudgetRange, { body: selections, language, signal }),
    ...forTheVisit,
  });
}

/** Course preferences (super meta categories) under `selections`, once for each distinct selection. */
export function superMetaCategoriesQuery(language: string, selections: SelectionsBody) {
  return queryOptions({
    queryKey: ['super-meta-categories', language, selections],
    queryFn: ({ signal }) => call(postSuperMetaCategories, { body: selections, language, signal }),
    ...forTheVisit,
  });
}

/** All program titles, asked once a visit and language. */
export function programTitlesQuery(language: string) {
  return queryOptions({
    queryKey: ['program-titles', language],
    queryFn: ({ signal }) => call(getProgramTitles, { language, signal }),
    ...forTheVisit,
  });
}
