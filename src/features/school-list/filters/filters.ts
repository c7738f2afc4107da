import type { ProgramListParams } from '@/shared/program/list-params';
import { keysOf } from '@/lib/keys-of';

/** The parameters that narrow the list. */
export type Filters = Omit<ProgramListParams, 'page' | 'sort' | 'order' | 'view'>;

export const NO_FILTERS: Filters = {
  q: '',
  degree: null,
  language: null,
  tuition: null,
  country: [],
};

const NAMES = keysOf(NO_FILTERS);

export function filtersOf({ q, degree, language, tuition, country }: Filters): Filters {
  return { q, degree, language, tuition, country };
}

export function activeFilters(filters: Filters): (keyof Filters)[] {
  return NAMES.filter((name) => {
    const value = filters[name];
    return Array.isArray(value) ? value.length > 0 : value !== NO_FILTERS[name];
  });
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
