import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { fromQuery } from '@/api/http/query-client';
import type { Id } from '@/api/http/schemas';
import {
  deletePlanStep,
  getPlanSteps,
  putPlanStep,
  type PlanStepFields,
  type PlanStepRecord,
} from './contract';

/** Where a step belongs. */
export type StepPlace = { program_id: Id; key: string };

/** All stored steps, in the student's own words, so one entry serves both languages. A failed load is shown inline (R15). */
export function planStepsQuery() {
  return queryOptions({
    queryKey: ['plan-steps'],
    queryFn: (context) => call(getPlanSteps, fromQuery(context)),
    // Another tab or device may have changed it.
    refetchOnWindowFocus: 'always',
    meta: { inlineError: true },
  });
}

/** Saves a step, outside the cache. The caller shows a failure. */
export function savePlanStep(place: StepPlace, body: PlanStepFields): Promise<PlanStepRecord> {
  return call(putPlanStep, { params: place, body, inlineError: true });
}

/** Deletes a stored step, outside the cache. The caller shows a failure. */
export async function removePlanStep(place: StepPlace): Promise<void> {
  await call(deletePlanStep, { params: place, inlineError: true });
}

/** Puts the server's version of a step into the cache; `null` for a deleted one. */
export function cachePlanStep(
  client: QueryClient,
  { program_id, key }: StepPlace,
  saved: PlanStepRecord | null,
): void {
  client.setQueryData(planStepsQuery().queryKey, (list) => {
    const others = list?.filter(
      (step) => String(step.program_id) !== String(program_id) || step.key !== key,
    );
    return others && saved ? [...others, saved] : others;
  });
}
