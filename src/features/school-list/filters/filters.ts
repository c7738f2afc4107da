import type { ProgramListParams } from '@/shared/program/list-params';

/** The parameters that narrow the list. */
export type Filters = Pick<ProgramListParams, 'q' | 'degree' | 'country' | 'tuition'>;

/** A parameter that narrows the list. */
export type FilterName = keyof Filters;

/** The list without any of them. */
export const NO_FILTERS: Filters = { q: '', degree: null, country: [], tuition: null };

/** The filters that are set. */
export function activeFilters({ q, degree, country, tuition }: Filters): FilterName[] {
  return [
    ...(q === '' ? [] : ['q' as const]),
    ...(degree === null ? [] : ['degree' as const]),
    ...(tuition === null ? [] : ['tuition' as const]),
    ...(country.length === 0 ? [] : ['country' as const]),
  ];
}
