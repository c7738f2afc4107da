import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { programSchema } from '@/api/program/contract';
import { dataOf, idSchema, lenient, numberSchema, optional, pagedListOf } from '@/api/http/schemas';

/** The state of an application, in board order. */
export const bookmarkStatusSchema = v.picklist([
  'considering',
  'preparing',
  'submitted',
  'decided',
]);
export type BookmarkStatus = v.InferOutput<typeof bookmarkStatusSchema>;

/** The school's decision; `waiting` is a place on its waiting list. */
const bookmarkOutcomeSchema = v.picklist(['offer', 'refused', 'waiting']);
export type BookmarkOutcome = v.InferOutput<typeof bookmarkOutcomeSchema>;

const ownFields = {
  note: optional(v.string()),
  /** Position in the column of its status, from 1. */
  order_no: v.number(),
  status: bookmarkStatusSchema,
  /** The student's own date, `YYYY-MM-DD`, which replaces the program's; assumed. */
  deadline: optional(v.string()),
  /** The outcome of a decided application; absent until the student says it. Assumed. */
  outcome: optional(bookmarkOutcomeSchema),
};

const bookmarkSchema = v.object({
  id: idSchema,
  ...ownFields,
  note: lenient(v.string()),
  order_no: numberSchema,
  /** An unknown status is shown in the first column; it is sent back only when the student moves the card. */
  status: v.fallback(bookmarkStatusSchema, 'considering'),
  deadline: lenient(v.string()),
  outcome: lenient(bookmarkOutcomeSchema),
  /** When it was moved to `submitted`, ISO 8601; the server sets it. Assumed. */
  submitted_at: lenient(v.string()),
  program: programSchema,
});
/** A bookmarked program (spec section 3). */
export type Bookmark = v.InferOutput<typeof bookmarkSchema>;

const changesSchema = v.partial(v.object(ownFields));
/** A move has `status` and `order_no`. */
export type BookmarkChanges = v.InferOutput<typeof changesSchema>;

/**
 * Only when signed in (spec section 6). A bookmark that cannot be read is left out, but the server still has it and counts
 * it in `order_no`. So saving its program again changes nothing there, and a move past it may be one place off until the
 * next read.
 */
export const getBookmarks = endpoint('GET', '/api/v1/bookmark/program', {
  assumed: false,
  response: pagedListOf(bookmarkSchema),
});

/**
 * Returns a program that is already on the list unchanged, so that sending it twice changes nothing (R27). Without
 * `order_no` it is the last of its column.
 */
export const postBookmark = endpoint('POST', '/api/v1/bookmark/program', {
  assumed: true,
  request: v.object({ program_id: idSchema, ...changesSchema.entries }),
  response: dataOf(bookmarkSchema),
});

/** Changes only the given fields. A move inserts the bookmark at `order_no` of its column. */
export const patchBookmark = endpoint('PATCH', '/api/v1/bookmark/program/{id}', {
  assumed: true,
  request: changesSchema,
  response: dataOf(bookmarkSchema),
});

/** Idempotent. */
export const deleteBookmark = endpoint('DELETE', '/api/v1/bookmark/program/{id}', {
  assumed: true,
});
