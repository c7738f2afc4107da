import { newPlanStep, type PlanStepRecord } from '@/api/plan-step/contract';

/** A step that a sample student has changed, by program id. */
type Sample = Pick<PlanStepRecord, 'program_id' | 'kind'> &
  Partial<Pick<PlanStepRecord, 'key' | 'title' | 'state' | 'essay_id' | 'scholarship_id'>>;

/** What was done for an application that has been sent. */
const sent = (program_id: number, essay_id: string | null = null): Sample[] => [
  { program_id, kind: 'test', state: 'done' },
  { program_id, kind: 'transcript', state: 'done' },
  { program_id, kind: 'essay', state: 'done', essay_id },
  { program_id, kind: 'form', state: 'done' },
  { program_id, kind: 'fee', state: 'done' },
];

const samples: readonly Sample[] = [
  // Groningen: the letter is the essay that is being reviewed.
  { program_id: 401030, kind: 'test', state: 'done' },
  { program_id: 401030, kind: 'transcript', state: 'done' },
  { program_id: 401030, kind: 'essay', essay_id: 'e2' },
  // Aalto
  { program_id: 602020, kind: 'test', state: 'done' },
  { program_id: 602020, kind: 'own', key: 'own-portfolio', title: 'GitHub portfolio' },
  // Tampere, with its own scholarship
  { program_id: 601010, kind: 'test', state: 'done' },
  { program_id: 601010, kind: 'scholarship', key: 'scholarship-25', scholarship_id: 25 },
  // Monash Malaysia, Twente and RMIT Vietnam
  ...sent(701010),
  ...sent(403010),
  ...sent(1501060, 'e4'),
];

/** Linh's steps: some are done, and one is tied to an essay. Days are as proposed. */
export function linhSteps(at: Date): PlanStepRecord[] {
  return samples.map((sample) => ({
    key: sample.kind,
    ...newPlanStep(sample.kind),
    ...sample,
    updated_at: at.toISOString(),
  }));
}
