import type { ProgramListParams } from '@/shared/program/list-params';

export type Filters = Pick<ProgramListParams, 'q' | 'degree' | 'country' | 'tuition'>;

export const NO_FILTERS: Filters = { q: '', degree: null, country: [], tuition: null };

export function activeFilters({ q, degree, country, tuition }: Filters): (keyof Filters)[] {
  const active = {
    q: q !== '',
    degree: degree !== null,
    tuition: tuition !== null,
    country: country.length > 0,
  };
  return (['q', 'degree', 'tuition', 'country'] as const).filter((name) => active[name]);
}
