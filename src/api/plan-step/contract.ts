import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf, idSchema, listOf, optional } from '@/api/http/schemas';

export const stepKindSchema = v.picklist([
  'test',
  'transcript',
  'letters',
  'essay',
  'form',
  'fee',
  'scholarship',
  'visa',
  'own',
]);
export type StepKind = v.InferOutput<typeof stepKindSchema>;

/** `skipped` is off the list. */
const stepStateSchema = v.picklist(['open', 'done', 'skipped']);
export type StepState = v.InferOutput<typeof stepStateSchema>;

const fields = {
  kind: stepKindSchema,
  /** The name of an added step, always of an `own` one; without it, the name of the kind. */
  title: optional(v.string()),
  /** `YYYY-MM-DD`. */
  day: optional(v.string()),
  /** `HH:MM` on that day; absent for its end. */
  time: optional(v.string()),
  /** IANA time zone of day and time; absent for the student's own. */
  zone: optional(v.string()),
  state: stepStateSchema,
  essay_id: optional(idSchema),
  scholarship_id: optional(idSchema),
};

/** A step without its key. */
export const planStepFieldsSchema = v.object(fields);
export type PlanStepFields = v.InferOutput<typeof planStepFieldsSchema>;

/** A step as it is before anything is said about it. Without a day it has the proposed date. */
export function newPlanStep(kind: StepKind): PlanStepFields {
  return {
    kind,
    title: null,
    day: null,
    time: null,
    zone: null,
    state: 'open',
    essay_id: null,
    scholarship_id: null,
  };
}

export const planStepSchema = v.object({
  program_id: idSchema,
  /** Unique in the program: letters, digits and hyphens. A proposed step has the name of its kind. */
  key: v.string(),
  ...fields,
  /** ISO 8601. */
  updated_at: v.string(),
});
/** A step of an application that the student has changed or added. */
export type PlanStepRecord = v.InferOutput<typeof planStepSchema>;

/**
 * All stored steps, also those of programs that are not in the plan now. All or none: a step that is left out would look as
 * proposed, and its next change would replace the stored one.
 */
export const getPlanSteps = endpoint('GET', '/api/v1/student/plan-steps', {
  assumed: true,
  response: listOf(planStepSchema, { whole: true }),
});

/** Creates a step or replaces it whole; sending it twice changes nothing. */
export const putPlanStep = endpoint('PUT', '/api/v1/student/plan-steps/{program_id}/{key}', {
  assumed: true,
  request: planStepFieldsSchema,
  response: dataOf(planStepSchema),
});

/** Idempotent. A step of the student's own is gone; a proposed one is as proposed. */
export const deletePlanStep = endpoint('DELETE', '/api/v1/student/plan-steps/{program_id}/{key}', {
  assumed: true,
});
