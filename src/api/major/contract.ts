import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { idSchema, lenient, listOf, numberSchema } from '@/api/http/schemas';

const namedSchema = v.object({ id: idSchema, title: v.string() });

const majorSchema = v.object({
  /** The id of the program title. */
  id: idSchema,
  title: v.string(),
  /** Its super meta category (field of study), with the `code` of its drawing. */
  parent: lenient(v.object({ ...namedSchema.entries, code: lenient(v.string()) })),
  /** Other search terms, including its title in another language. */
  other_names: lenient(v.array(v.string())),
  /** One sentence on its contents. */
  learn: lenient(v.string()),
  /** Tasks of its graduates, a sentence each. */
  daily_work: lenient(v.array(v.string())),
  /** Names of helpful school subjects, most important first. */
  subjects: lenient(v.array(v.string())),
  related: lenient(v.array(namedSchema)),
  /** One thing to know before choosing it. */
  worth_knowing: lenient(v.string()),
  /** Programs of this title. */
  program_count: lenient(numberSchema),
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
