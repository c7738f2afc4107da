import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { programSchema, schoolSummarySchema } from '@/api/program/contract';
import { dataOf, optional } from '@/api/http/schemas';

const schoolSchema = v.object({
  ...schoolSummarySchema.entries,
  /** One or two plain sentences about the place. */
  about: optional(v.string()),
  /** Its programs, with criteria set against the caller's account or nothing. */
  programs: v.array(programSchema),
});
/** A school with everything it offers. */
export type School = v.InferOutput<typeof schoolSchema>;

/**
 * Query (all optional): a visitor's answers, in the names of the wire, so that criteria can be set against
 * them; lists are comma-separated.
 */
export const getSchool = endpoint('GET', '/api/v1/schools/{id}', {
  assumed: true,
  response: dataOf(schoolSchema),
});
