import type { Scholarship } from '@/api/scholarship/contract';
import { countCriteria } from '@/shared/program/criteria';
import type { ScholarshipSort } from './scholarship-params';

/** The nearest last day first; those that are open all year after the others. */
function byDeadline(a: Scholarship, b: Scholarship): number {
  const [one, other] = [a.deadline ?? '', b.deadline ?? ''];
  if (one === other) return 0;
  if (one === '' || other === '') return one === '' ? 1 : -1;
  return one < other ? -1 : 1;
}

/** Fewest not met, then most met: what speaks against it weighs more than a long list of what it asks. */
function byFit(a: Scholarship, b: Scholarship): number {
  const [one, other] = [countCriteria(a.criteria ?? []), countCriteria(b.criteria ?? [])];
  return one.unmet - other.unmet || other.met - one.met;
}

/** The list in its order, a new array; what is equal in it stands by deadline, then as it came. */
export function inOrder(list: readonly Scholarship[], sort: ScholarshipSort): Scholarship[] {
  return list.toSorted((a, b) => (sort === 'fit' ? byFit(a, b) : 0) || byDeadline(a, b));
}
