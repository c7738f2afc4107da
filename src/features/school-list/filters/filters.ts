import type { ListParams } from '@/shared/program/list-params';

/** The parameters that narrow the list. */
export type Filters = Pick<ListParams, 'q' | 'degree' | 'countryIds' | 'tuition'>;

/** A parameter that narrows the list. */
export type FilterName = keyof Filters;

/** The list without any of them. */
export const NO_FILTERS: Filters = { q: '', degree: null, countryIds: [], tuition: null };

/** The filters that are set. */
export function activeFilters({ q, degree, countryIds, tuition }: Filters): FilterName[] {
  return [
    ...(q === '' ? [] : ['q' as const]),
    ...(degree === null ? [] : ['degree' as const]),
    ...(tuition === null ? [] : ['tuition' as const]),
    ...(countryIds.length === 0 ? [] : ['countryIds' as const]),
  ];
}
