import { PROGRAM_IDS, PROGRAMS, type Extra, type ProgramId, type SampleAnswers } from './sample';

/** What is known of one criterion. */
type State = 'met' | 'unmet' | 'unknown';

/** A criterion against the answers; `asked` and `has` are figures, where it is about figures. */
export type Judged =
  | { kind: 'average'; state: 'met' | 'unmet'; asked: number; has: number }
  | { kind: 'ielts'; state: State; asked: number; has: number | null }
  | { kind: 'budget'; state: 'met' | 'unmet'; has: number }
  | { kind: 'chemistry'; state: 'met' | 'unmet' }
  | { kind: 'interview' | 'letter'; state: 'unknown' };

function judgeExtra(extra: Extra, answers: SampleAnswers): Judged {
  if (extra !== 'chemistry') return { kind: extra, state: 'unknown' };
  return { kind: extra, state: answers.chemistry ? 'met' : 'unmet' };
}

/** What a program asks against what was told, criterion by criterion; never odds. */
export function judge(id: ProgramId, answers: SampleAnswers): Judged[] {
  const { tuition, average, ielts, extras } = PROGRAMS[id];
  const { budgetMax } = answers;
  const reached = answers.ielts !== null && ielts !== null && answers.ielts >= ielts;
  return [
    {
      kind: 'average',
      state: answers.average >= average ? 'met' : 'unmet',
      asked: average,
      has: answers.average,
    },
    ...(ielts === null
      ? []
      : [
          {
            kind: 'ielts' as const,
            state:
              answers.ielts === null
                ? ('unknown' as const)
                : reached
                  ? ('met' as const)
                  : ('unmet' as const),
            asked: ielts,
            has: answers.ielts,
          },
        ]),
    { kind: 'budget', state: tuition <= budgetMax ? 'met' : 'unmet', has: budgetMax },
    ...extras.map((extra) => judgeExtra(extra, answers)),
  ];
}

/** How many criteria are met, not met and unknown. */
export function countJudged(judged: readonly Judged[]): Record<State, number> {
  const count = { met: 0, unmet: 0, unknown: 0 };
  for (const { state } of judged) count[state] += 1;
  return count;
}

/** The programs, those with the least that is not met first, then the least that is unknown. */
export function ranked(answers: SampleAnswers): ProgramId[] {
  const counts = new Map(PROGRAM_IDS.map((id) => [id, countJudged(judge(id, answers))]));
  const of = (id: ProgramId, state: State) => counts.get(id)?.[state] ?? 0;
  return PROGRAM_IDS.toSorted(
    (a, b) => of(a, 'unmet') - of(b, 'unmet') || of(a, 'unknown') - of(b, 'unknown'),
  );
}
