import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { criterionSchema } from '@/api/program/contract';
import { dataOf, idSchema, listOf, optional } from '@/api/http/schemas';

/** What a scholarship pays: tuition and living, all tuition, a part of it, or money to live on. */
export const scholarshipKindSchema = v.picklist(['full', 'tuition', 'partial', 'living']);
/** What a scholarship pays. */
export type ScholarshipKind = v.InferOutput<typeof scholarshipKindSchema>;

const namedSchema = v.object({ id: idSchema, title: v.string() });

/** A scholarship. Everything beyond id, name and provider is optional for the client. */
export const scholarshipSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** Who gives it. */
  provider: v.string(),
  /** Where one studies with it; without an id where no school of the catalogue is. */
  countries: optional(v.array(v.object({ id: optional(idSchema), title: v.string() }))),
  amount: optional(
    v.object({
      kind: scholarshipKindSchema,
      /** What it pays, in words. */
      text: v.string(),
      /** Worth in the first year, in US dollars. */
      usd: optional(v.number()),
    }),
  ),
  /** Where figures and dates come from; `illustrative` is marked wherever they show. */
  source: optional(v.picklist(['illustrative', 'provider'])),
  /** First day to apply for `deadline`, `YYYY-MM-DD`; absent where that is not known. */
  opens: optional(v.string()),
  /** Last day to apply, `YYYY-MM-DD`; absent where applications are taken all year. */
  deadline: optional(v.string()),
  /** The provider's own page. */
  website: optional(v.string()),
  /** Who it is for, in a sentence or two. */
  about: optional(v.string()),
  /** Course preferences it is for; empty or absent is any. */
  fields: optional(v.array(namedSchema)),
  /** What it asks, set against what the caller told. Never a percentage. */
  criteria: optional(v.array(criterionSchema)),
  /** What goes along with an application. */
  documents: optional(v.array(v.string())),
});
/** A scholarship. */
export type Scholarship = v.InferOutput<typeof scholarshipSchema>;

/**
 * `GET /api/v1/scholarships`, assumed. Query (all optional): the selections of a visitor in the names of the
 * wire, lists comma-separated, so that criteria can be set against them (a student's come from the account);
 * `q`, `amount` (a kind) and `in_country_ids` narrow the list.
 */
export const getScholarships = endpoint({
  method: 'GET',
  path: '/api/v1/scholarships',
  assumed: true,
  response: listOf(scholarshipSchema),
});

/** `GET /api/v1/bookmark/scholarship`, assumed: what the student saved, in that order. */
export const getSavedScholarships = endpoint({
  method: 'GET',
  path: '/api/v1/bookmark/scholarship',
  assumed: true,
  response: listOf(scholarshipSchema),
});

/** `POST /api/v1/bookmark/scholarship`, assumed. One that is saved already stays as it is (R27). */
export const postSavedScholarship = endpoint({
  method: 'POST',
  path: '/api/v1/bookmark/scholarship',
  assumed: true,
  request: v.object({ scholarship_id: idSchema }),
  response: dataOf(scholarshipSchema),
});

/** `DELETE /api/v1/bookmark/scholarship/{id}`, assumed; the scholarship's id. One that is gone is no error. */
export const deleteSavedScholarship = endpoint({
  method: 'DELETE',
  path: '/api/v1/bookmark/scholarship/{id}',
  assumed: true,
  response: v.unknown(),
});
