import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { callOptions } from '@/api/http/query-client';
import { updateLists } from '@/api/http/writes';
import { sameId, type Id } from '@/api/http/schemas';
import {
  deletePlanStep,
  getPlanSteps,
  putPlanStep,
  type PlanStepFields,
  type PlanStepRecord,
} from './contract';

const KEY = ['plan-steps'] as const;

/** Where a step belongs. */
export type StepKey = { program_id: Id; key: string };

/** All stored steps, in the student's own words, so one entry serves both languages. A failed load is shown inline (R15). */
export function planStepsQuery() {
  return queryOptions({
    queryKey: KEY,
    queryFn: (context) => call(getPlanSteps, callOptions(context)),
    // Another tab or device may have changed it.
    refetchOnWindowFocus: 'always',
    meta: { inlineError: true },
  });
}

/** Saves a step, outside the cache. The caller shows a failure. */
export function savePlanStep(stepKey: StepKey, body: PlanStepFields): Promise<PlanStepRecord> {
  return call(putPlanStep, { params: stepKey, body, inlineError: true });
}

/** Deletes a stored step, outside the cache. The caller shows a failure. */
export async function removePlanStep(stepKey: StepKey): Promise<void> {
  await call(deletePlanStep, { params: stepKey, inlineError: true });
}

export function hasStepKey(step: StepKey, { program_id, key }: StepKey): boolean {
  return step.key === key && sameId(step.program_id, program_id);
}

/** Puts a saved step into the cache; `null` for a deleted one. A list that is being read is read again. */
export function cachePlanStep(
  client: QueryClient,
  stepKey: StepKey,
  saved: PlanStepRecord | null,
): Promise<void> {
  return updateLists<PlanStepRecord[]>(client, KEY, (list) => {
    const others = list.filter((step) => !hasStepKey(step, stepKey));
    return saved ? [...others, saved] : others;
  });
}
