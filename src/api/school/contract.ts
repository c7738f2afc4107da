import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { programSchema, schoolSummarySchema } from '@/api/program/contract';
import { dataOf, idSchema, lenient, optional } from '@/api/http/schemas';

/** What a year costs besides tuition, in US dollars. Illustrative unless the server says otherwise. */
const costsSchema = v.object({
  living: v.number(),
  insurance: v.number(),
  /** Visa and residence permit. */
  visa: v.number(),
  travel: v.number(),
  /** Kind of source that the figures follow, and its month, `YYYY-MM`. */
  basis: lenient(v.picklist(['government', 'universities', 'survey'])),
  checked: lenient(v.string()),
  source: lenient(v.picklist(['illustrative', 'school'])),
});

const schoolSchema = v.object({
  ...schoolSummarySchema.entries,
  /** The country's id in filters. */
  country_id: lenient(idSchema),
  /** One or two plain sentences about the place. */
  about: optional(v.string()),
  costs: lenient(costsSchema),
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
