import { create } from 'zustand';
import type { Criterion } from '@/api/program/contract';
import { onSessionReset } from '@/browser/session-reset';
import { isAnswered, type Answers } from '@/shared/answers/answers';
import { criterionKey, type CriterionKey } from '@/shared/program/criteria';
import { keysOf } from '@/lib/keys-of';

/** The answer that decides a kind of criterion. */
const DECIDED_BY = {
  language: 'ielts',
  average: 'average',
  test: 'sat',
  grade: 'classGradeId',
  budget: 'budget',
} as const satisfies Partial<Record<CriterionKey, keyof Answers>>;

/** A kind of criterion that an answer decides. */
export type AskedKey = keyof typeof DECIDED_BY;

const ASKED_KEYS = keysOf(DECIDED_BY);

/** The kinds that were answered with `Not yet` during this visit. */
export const useSkippedAnswers = create<{ keys: readonly AskedKey[] }>(() => ({ keys: [] }));

onSessionReset(() => useSkippedAnswers.setState({ keys: [] }));

export function skipAnswer(key: AskedKey): void {
  useSkippedAnswers.setState(({ keys }) => ({ keys: [...keys, key] }));
}

/** Whether there is an answer that decides this kind. */
export function isDecided(key: AskedKey, answers: Answers): boolean {
  return isAnswered(answers, DECIDED_BY[key]);
}

/** The kinds of unknown criteria that a missing answer would decide. */
export function missingKeys(
  criteria: readonly Criterion[],
  answers: Answers,
  notYet: readonly AskedKey[],
): AskedKey[] {
  const unknown = new Set<string>(
    criteria.filter(({ state }) => state === 'unknown').map(criterionKey),
  );
  return ASKED_KEYS.filter(
    (key) => unknown.has(key) && !notYet.includes(key) && !isDecided(key, answers),
  );
}

/**
 * `rows`: those in which this criterion is now decided. `complete`: those with no criterion that is unmet, or that another
 * missing answer would decide.
 */
export function countFilled(
  rows: readonly (readonly Criterion[])[],
  key: AskedKey,
): { rows: number; complete: number } {
  const known = rows.filter((criteria) =>
    criteria.some((row) => criterionKey(row) === key && row.state !== 'unknown'),
  );
  const isOpen = (row: Criterion) =>
    row.state === 'unmet' ||
    (row.state === 'unknown' && ASKED_KEYS.some((asked) => asked === criterionKey(row)));
  return {
    rows: known.length,
    complete: rows.filter((criteria) => criteria.length > 0 && !criteria.some(isOpen)).length,
  };
}
