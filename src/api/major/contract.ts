import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { idSchema, listOf, optional } from '@/api/http/schemas';

const namedSchema = v.object({ id: idSchema, title: v.string() });

const majorSchema = v.object({
  /** The id of the program title. */
  id: idSchema,
  title: v.string(),
  /** Its super meta category (course preference). */
  parent: optional(namedSchema),
  /** Other search terms, including its title in another language. */
  other_names: optional(v.array(v.string())),
  /** One sentence on its contents. */
  learn: optional(v.string()),
  /** Tasks of its graduates, a sentence each. */
  daily_work: optional(v.array(v.string())),
  /** Names of helpful school subjects, most important first. */
  subjects: optional(v.array(v.string())),
  related: optional(v.array(namedSchema)),
  /** One thing to know before choosing it. */
  worth_knowing: optional(v.string()),
  /** Programs of this title. */
  program_count: optional(v.number()),
});
/** A program title in plain words. The client needs only id and title. */
export type Major = v.InferOutput<typeof majorSchema>;

/**
 * Query (all optional): `q`, a search without diacritics, at most 200 characters; `parent_id`, a super meta
 * category.
 */
export const getMajors = endpoint('GET', '/api/v1/majors', {
  assumed: true,
  response: listOf(majorSchema),
});
