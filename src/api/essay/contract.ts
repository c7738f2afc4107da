import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { rowsOf } from '@/api/http/rows';
import { dataOf, idSchema, listOf, numberSchema, optional } from '@/api/http/schemas';

export const essayStatusSchema = v.picklist(['draft', 'review', 'done']);
export type EssayStatus = v.InferOutput<typeof essayStatusSchema>;

const ownFields = {
  /** In the essay text format, `Title: ... Essay: ...` (spec section 3, R23). */
  content: v.string(),
  /** The question that it answers. */
  prompt: optional(v.string()),
  /** The maximum number of words. */
  word_limit: optional(v.number()),
  status: essayStatusSchema,
  /** Its purpose, e.g. `Common App`. */
  purpose: optional(v.string()),
};

const essayVersionSchema = v.object({
  version: numberSchema,
  content: v.string(),
  /** ISO 8601. */
  saved_at: v.string(),
});
export type EssayVersion = v.InferOutput<typeof essayVersionSchema>;

/** `versions` are in the response for one essay, not in that for the list. */
export const essaySchema = v.object({
  id: idSchema,
  ...ownFields,
  word_limit: optional(numberSchema),
  /** Increments with each change; a change based on an older version is refused. */
  version: numberSchema,
  /** ISO 8601. */
  updated_at: v.string(),
  /** Earlier versions, newest first, without the current one. */
  versions: optional(rowsOf(essayVersionSchema)),
});
export type Essay = v.InferOutput<typeof essaySchema>;

const changesSchema = v.partial(v.object(ownFields));
export type EssayChanges = v.InferOutput<typeof changesSchema>;

export const getEssays = endpoint('GET', '/api/v1/student/essays', {
  assumed: true,
  response: listOf(essaySchema),
});

/** The same `client_id` twice is one essay. */
export const postEssay = endpoint('POST', '/api/v1/student/essays', {
  assumed: true,
  request: v.object({ client_id: v.string(), ...changesSchema.entries }),
  response: dataOf(essaySchema),
});

/** With its versions. */
export const getEssay = endpoint('GET', '/api/v1/student/essays/{id}', {
  assumed: true,
  response: dataOf(essaySchema),
});

/**
 * `version` is the one that the change is based on; an old one is a 409 with the newer essay in `data`. With
 * `checkpoint`, the previous text becomes a version, however new it is.
 */
export const patchEssay = endpoint('PATCH', '/api/v1/student/essays/{id}', {
  assumed: true,
  request: v.object({
    version: v.number(),
    checkpoint: v.optional(v.boolean()),
    ...changesSchema.entries,
  }),
  response: dataOf(essaySchema),
});

/** `restoreEssay` undoes it. */
export const deleteEssay = endpoint('DELETE', '/api/v1/student/essays/{id}', {
  assumed: true,
});

/** Undoes a deletion, including the versions. */
export const restoreEssay = endpoint('POST', '/api/v1/student/essays/{id}/restore', {
  assumed: true,
  response: dataOf(essaySchema),
});
