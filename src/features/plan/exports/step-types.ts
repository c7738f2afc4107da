import type { Bookmark } from '@/api/bookmark/contract';
import type { PlanStep } from '@/shared/steps/plan-step';

/** What the files contain of a step. */
export type FileStep = Pick<PlanStep, 'key' | 'kind' | 'title' | 'due' | 'state'>;

/** The steps of a program that its plan shows. */
export type StepsOf = (bookmark: Bookmark) => readonly FileStep[];
