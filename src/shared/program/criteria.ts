import type { Criterion } from '@/api/program/contract';
import type { CriteriaCount } from '@/ui/strokes';

/** Kinds of criterion that have a name in the message files. */
export const CRITERION_KEYS = [
  'language',
  'average',
  'grade',
  'subject',
  'test',
  'budget',
  'other',
] as const;

export type CriterionKey = (typeof CRITERION_KEYS)[number];

/** The kind of a criterion; an unknown one, from a newer server, is `other`. */
export function criterionKey({ key }: Criterion): CriterionKey {
  return CRITERION_KEYS.find((known) => known === key) ?? 'other';
}

export function countCriteria(criteria: readonly Criterion[]): CriteriaCount {
  const count = { met: 0, unmet: 0, unknown: 0 };
  for (const { state } of criteria) count[state]++;
  return count;
}

export function capitalize(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
