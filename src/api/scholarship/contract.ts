import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { criterionSchema } from '@/api/program/contract';
import { dataOf, idSchema, lenient, listOf, numberSchema, optional } from '@/api/http/schemas';

/** Tuition and living, all tuition, a part of it, or living costs. */
export const scholarshipKindSchema = v.picklist(['full', 'tuition', 'partial', 'living']);
export type ScholarshipKind = v.InferOutput<typeof scholarshipKindSchema>;

const namedSchema = v.object({ id: idSchema, title: v.string() });

/** The client needs only id, name and provider. */
export const scholarshipSchema = v.object({
  id: idSchema,
  name: v.string(),
  provider: v.string(),
  /** Countries of study; without an id if the catalogue has no school there. */
  countries: lenient(v.array(v.object({ id: optional(idSchema), title: v.string() }))),
  /** The only schools it can be used at; empty or absent if the API does not say. */
  school_ids: lenient(v.array(idSchema)),
  amount: lenient(
    v.object({
      kind: scholarshipKindSchema,
      text: v.string(),
      /** Worth in the first year, in US dollars. */
      usd: lenient(numberSchema),
    }),
  ),
  /** Source of figures and dates; `illustrative` is always marked. */
  source: lenient(v.picklist(['illustrative', 'provider'])),
  /** First day to apply, `YYYY-MM-DD`; absent if unknown. */
  opens: lenient(v.string()),
  /** Last day to apply, `YYYY-MM-DD`; absent for applications all year. */
  deadline: lenient(v.string()),
  website: lenient(v.string()),
  /** One or two sentences. */
  about: lenient(v.string()),
  /** Fields of study; empty or absent for any. */
  fields: lenient(v.array(namedSchema)),
  criteria: lenient(v.array(criterionSchema)),
  /** Required with an application. */
  documents: lenient(v.array(v.string())),
});
export type Scholarship = v.InferOutput<typeof scholarshipSchema>;

/**
 * Query (all optional): a visitor's answers in the names of the wire, lists comma-separated, so that
 * criteria can be compared with them (a student's come from the account); `q`, `amount` (a kind) and
 * `in_country_ids` narrow the list.
 */
export const getScholarships = endpoint('GET', '/api/v1/scholarships', {
  assumed: true,
  response: listOf(scholarshipSchema),
});

/** In the order they were saved. */
export const getSavedScholarships = endpoint('GET', '/api/v1/bookmark/scholarship', {
  assumed: true,
  response: listOf(scholarshipSchema),
});

/** Idempotent (R27). */
export const postSavedScholarship = endpoint('POST', '/api/v1/bookmark/scholarship', {
  assumed: true,
  request: v.object({ scholarship_id: idSchema }),
  response: dataOf(scholarshipSchema),
});

/** By the scholarship's id. Idempotent. */
export const deleteSavedScholarship = endpoint('DELETE', '/api/v1/bookmark/scholarship/{id}', {
  assumed: true,
});
