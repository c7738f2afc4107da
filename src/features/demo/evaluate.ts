import type { CriterionState } from '@/ui/data/criterion-mark';
import { PROGRAM_IDS, PROGRAMS, type Extra, type ProgramId, type SampleAnswers } from './sample';

/** A criterion compared with the answers. */
export type EvaluatedCriterion =
  | { kind: 'average'; state: 'met' | 'unmet'; asked: number; has: number }
  | { kind: 'ielts'; state: CriterionState; asked: number; has: number | null }
  | { kind: 'budget'; state: 'met' | 'unmet'; has: number }
  | { kind: 'chemistry'; state: 'met' | 'unmet' }
  | { kind: 'interview' | 'letter'; state: 'unknown' };

function evaluateIelts(asked: number, has: number | null): EvaluatedCriterion {
  const state = has === null ? 'unknown' : has >= asked ? 'met' : 'unmet';
  return { kind: 'ielts', state, asked, has };
}

function evaluateExtra(extra: Extra, answers: SampleAnswers): EvaluatedCriterion {
  if (extra !== 'chemistry') return { kind: extra, state: 'unknown' };
  return { kind: extra, state: answers.chemistry ? 'met' : 'unmet' };
}

/** Compares the requirements of a program with the answers; never odds. */
export function evaluate(id: ProgramId, answers: SampleAnswers): EvaluatedCriterion[] {
  const { tuition, average, ielts, extras } = PROGRAMS[id];
  const { budgetMax } = answers;
  return [
    {
      kind: 'average',
      state: answers.average >= average ? 'met' : 'unmet',
      asked: average,
      has: answers.average,
    },
    ...(ielts === null ? [] : [evaluateIelts(ielts, answers.ielts)]),
    { kind: 'budget', state: tuition <= budgetMax ? 'met' : 'unmet', has: budgetMax },
    ...extras.map((extra) => evaluateExtra(extra, answers)),
  ];
}

export function countStates(
  criteria: readonly EvaluatedCriterion[],
): Record<CriterionState, number> {
  const count = { met: 0, unmet: 0, unknown: 0 };
  for (const { state } of criteria) count[state] += 1;
  return count;
}

/** The programs by fewest unmet criteria, then fewest unknown. */
export function rankPrograms(answers: SampleAnswers): ProgramId[] {
  const counts = new Map(PROGRAM_IDS.map((id) => [id, countStates(evaluate(id, answers))]));
  const countFor = (id: ProgramId, state: CriterionState) => counts.get(id)?.[state] ?? 0;
  return [...PROGRAM_IDS].sort(
    (a, b) =>
      countFor(a, 'unmet') - countFor(b, 'unmet') ||
      countFor(a, 'unknown') - countFor(b, 'unknown'),
  );
}
