import type { ProgramListParams } from '@/shared/program/list-params';

export type Filters = Pick<ProgramListParams, 'q' | 'degree' | 'language' | 'country' | 'tuition'>;

export const NO_FILTERS: Filters = {
  q: '',
  degree: null,
  language: null,
  country: [],
  tuition: null,
};

export function activeFilters({
  q,
  degree,
  language,
  country,
  tuition,
}: Filters): (keyof Filters)[] {
  const active = {
    q: q !== '',
    degree: degree !== null,
    language: language !== null,
    tuition: tuition !== null,
    country: country.length > 0,
  };
  return (['q', 'degree', 'language', 'tuition', 'country'] as const).filter(
    (name) => active[name],
  );
}

type Sort = Pick<ProgramListParams, 'sort' | 'order'>;

/** Each order of the menu, with its parameters. */
export const SORTS = {
  match: { sort: 'match', order: null },
  'deadline-asc': { sort: 'deadline', order: 'asc' },
  'deadline-desc': { sort: 'deadline', order: 'desc' },
  'tuition-asc': { sort: 'tuition', order: 'asc' },
  'tuition-desc': { sort: 'tuition', order: 'desc' },
  'name-asc': { sort: 'name', order: 'asc' },
  'name-desc': { sort: 'name', order: 'desc' },
} as const satisfies Record<string, Sort>;

export type SortChoice = keyof typeof SORTS;

/** Without a direction, the list is ascending. */
export function sortChoice({ sort, order }: Sort): SortChoice {
  return sort === 'match' ? sort : `${sort}-${order ?? 'asc'}`;
}
