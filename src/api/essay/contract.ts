import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf, idSchema, listOf, optional } from '@/api/http/schemas';

/** How far an essay is. */
export const essayStatusSchema = v.picklist(['draft', 'review', 'done']);
/** How far an essay is. */
export type EssayStatus = v.InferOutput<typeof essayStatusSchema>;

/** What a student writes on an essay. */
const ownFields = {
  /** In the essay text format, `Title: ... Essay: ...` (spec section 3, R23). */
  content: v.string(),
  /** The question it answers. */
  prompt: optional(v.string()),
  /** The most words it may have. */
  word_limit: optional(v.number()),
  status: essayStatusSchema,
  /** What it is for, e.g. `Common App`. */
  purpose: optional(v.string()),
};

/** An earlier text of an essay. */
const essayVersionSchema = v.object({
  version: v.number(),
  content: v.string(),
  /** ISO 8601. */
  saved_at: v.string(),
});
/** An earlier text of an essay. */
export type EssayVersion = v.InferOutput<typeof essayVersionSchema>;

/** An essay of a student; `versions` come with one essay, not with the list. */
export const essaySchema = v.object({
  id: idSchema,
  ...ownFields,
  /** Counts the changes; a change that builds on an older one is refused. */
  version: v.number(),
  /** ISO 8601. */
  updated_at: v.string(),
  /** Earlier texts, newest first; the present one is not among them. */
  versions: optional(v.array(essayVersionSchema)),
});
/** An essay of a student. */
export type Essay = v.InferOutput<typeof essaySchema>;

const changesSchema = v.partial(v.object(ownFields));
/** What can be changed on an essay. */
export type EssayChanges = v.InferOutput<typeof changesSchema>;

/** `GET /api/v1/student/essays`, assumed. */
export const getEssays = endpoint({
  method: 'GET',
  path: '/api/v1/student/essays',
  assumed: true,
  response: listOf(essaySchema),
});

/** `POST /api/v1/student/essays`, assumed. The same `client_id` twice is one essay. */
export const postEssay = endpoint({
  method: 'POST',
  path: '/api/v1/student/essays',
  assumed: true,
  request: v.object({ client_id: v.string(), ...changesSchema.entries }),
  response: dataOf(essaySchema),
});

/** `GET /api/v1/student/essays/{id}`, assumed; with its versions. */
export const getEssay = endpoint({
  method: 'GET',
  path: '/api/v1/student/essays/{id}',
  assumed: true,
  response: dataOf(essaySchema),
});

/**
 * `PATCH /api/v1/student/essays/{id}`, assumed. `version` is the one it builds on: an old one is 409 with the
 * newer essay in `data`. With `checkpoint` the text before it is kept as a version whatever its age.
 */
export const patchEssay = endpoint({
  method: 'PATCH',
  path: '/api/v1/student/essays/{id}',
  assumed: true,
  request: v.object({
    version: v.number(),
    checkpoint: v.optional(v.boolean()),
    ...changesSchema.entries,
  }),
  response: dataOf(essaySchema),
});

/** `DELETE /api/v1/student/essays/{id}`, assumed. It can be brought back with `restoreEssay`. */
export const deleteEssay = endpoint({
  method: 'DELETE',
  path: '/api/v1/student/essays/{id}',
  assumed: true,
  response: v.unknown(),
});

/** `POST /api/v1/student/essays/{id}/restore`, assumed: takes a deletion back, versions and all. */
export const restoreEssay = endpoint({
  method: 'POST',
  path: '/api/v1/student/essays/{id}/restore',
  assumed: true,
  response: dataOf(essaySchema),
});
