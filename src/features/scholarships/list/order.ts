import type { Scholarship } from '@/api/scholarship/contract';
import { countCriteria } from '@/shared/program/criteria';
import type { ScholarshipSort } from './scholarship-params';

/** The nearest deadline first; scholarships that are open all year last. */
function byDeadline(a: Scholarship, b: Scholarship): number {
  const [one, other] = [a.deadline ?? '', b.deadline ?? ''];
  if (one === other) return 0;
  if (one === '' || other === '') return one === '' ? 1 : -1;
  return one < other ? -1 : 1;
}

/** Fewest unmet criteria, then most met. */
function byFit(a: Scholarship, b: Scholarship): number {
  const [one, other] = [countCriteria(a.criteria ?? []), countCriteria(b.criteria ?? [])];
  return one.unmet - other.unmet || other.met - one.met;
}

/** A sorted copy; equal ones are sorted by deadline. */
export function sortScholarships(
  list: readonly Scholarship[],
  sort: ScholarshipSort,
): Scholarship[] {
  return list.toSorted((a, b) => (sort === 'fit' ? byFit(a, b) : 0) || byDeadline(a, b));
}
