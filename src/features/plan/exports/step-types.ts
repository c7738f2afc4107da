import type { Id } from '@/api/http/schemas';
import type { PlanStep } from '@/shared/steps/plan-step';

/** What the files contain of a step. */
export type FileStep = Pick<PlanStep, 'key' | 'kind' | 'title' | 'due' | 'state'>;

export type StepsOf = (programId: Id) => readonly FileStep[];
