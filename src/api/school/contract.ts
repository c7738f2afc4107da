import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { programSchema, schoolSummarySchema } from '@/api/program/contract';
import { dataOf, optional } from '@/api/http/schemas';

const schoolSchema = v.object({
  ...schoolSummarySchema.entries,
  /** One or two plain sentences about the place. */
  about: optional(v.string()),
  /** Its programs, with criteria compared with the caller's account, if there is one. */
  programs: v.array(programSchema),
});
/** A school with everything it offers. */
export type School = v.InferOutput<typeof schoolSchema>;

/**
 * Query (all optional): a visitor's answers, with the field names of the API, so that criteria can be compared with
 * them; lists are comma-separated.
 */
export const getSchool = endpoint('GET', '/api/v1/schools/{id}', {
  assumed: true,
  response: dataOf(schoolSchema),
});
