import type { ProgramListParams, ProgramSort } from '@/shared/program/list-params';

/** An order of the list and its direction as one choice. */
export type SortChoice = 'match' | `${Exclude<ProgramSort, 'match'>}-${'asc' | 'desc'}`;

/** The orders that a person can choose, in the order of the menu. */
export const SORT_CHOICES: readonly SortChoice[] = [
  'match',
  'deadline-asc',
  'deadline-desc',
  'tuition-asc',
  'tuition-desc',
  'name-asc',
  'name-desc',
];

/** The choice that parameters stand for; without a direction a list runs upwards. */
export function sortChoice({ sort, order }: Pick<ProgramListParams, 'sort' | 'order'>): SortChoice {
  return sort === 'match' ? sort : `${sort}-${order ?? 'asc'}`;
}

/** The parameters of a choice. */
export function sortParams(choice: SortChoice): Pick<ProgramListParams, 'sort' | 'order'> {
  switch (choice) {
    case 'match':
      return { sort: 'match', order: null };
    case 'tuition-asc':
      return { sort: 'tuition', order: 'asc' };
    case 'tuition-desc':
      return { sort: 'tuition', order: 'desc' };
    case 'deadline-asc':
      return { sort: 'deadline', order: 'asc' };
    case 'deadline-desc':
      return { sort: 'deadline', order: 'desc' };
    case 'name-asc':
      return { sort: 'name', order: 'asc' };
    case 'name-desc':
      return { sort: 'name', order: 'desc' };
  }
}
