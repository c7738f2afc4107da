import type { Criterion } from '@/api/program/contract';
import type { CriteriaCount } from '@/ui/strokes';

/** Kinds of criterion that have a name in the message files. */
export const CRITERION_KEYS = [
  'language',
  'average',
  'grade',
  'test',
  'budget',
  'subject',
  'certificate',
  'other',
] as const;

/** Kinds that no answer decides. */
const CHECKED_BY_STUDENT: readonly CriterionKey[] = ['subject', 'certificate', 'other'];

export type CriterionKey = (typeof CRITERION_KEYS)[number];

/** The kind of a criterion; an unknown one, from a newer server, is `other`. */
export function criterionKey({ key }: Criterion): CriterionKey {
  return CRITERION_KEYS.find((known) => known === key) ?? 'other';
}

/** Whether the student has to check a criterion, because the app does not ask about it (docs/ranking.md). */
export function isToCheck(criterion: Criterion): boolean {
  return criterion.state === 'unknown' && CHECKED_BY_STUDENT.includes(criterionKey(criterion));
}

export function countCriteria(criteria: readonly Criterion[]): CriteriaCount {
  const count = { met: 0, unmet: 0, unknown: 0 };
  for (const { state } of criteria) count[state]++;
  return count;
}

/** In English or Vietnamese; the language of the device may have other letters. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
