import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { idSchema, lenient, listOf } from '@/api/http/schemas';

export const searchKindSchema = v.picklist([
  'country',
  'major',
  'field',
  'school',
  'program',
  'scholarship',
  'guide',
]);
export type SearchKind = v.InferOutput<typeof searchKindSchema>;

const searchHitSchema = v.object({
  kind: searchKindSchema,
  /** Unique within its kind. */
  id: idSchema,
  title: v.string(),
  /** Shown after the title, such as a school's place. */
  hint: lenient(v.string()),
  /** The school of a program; a program without one cannot be opened. */
  school_id: lenient(idSchema),
});
/** One result, in the language of the page. */
export type SearchHit = v.InferOutput<typeof searchHitSchema>;

/**
 * Query: `q`, at most 200 characters; nothing is found for none. Finds names in both languages and common short names, without case and
 * diacritics. Best match first, at most six of a kind.
 */
export const getSearch = endpoint('GET', '/api/v1/search', {
  assumed: true,
  response: listOf(searchHitSchema),
});
