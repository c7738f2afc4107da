import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { programSchema } from '@/api/program/contract';
import { dataOf, idSchema, optional, paginationSchema } from '@/api/http/schemas';

/** Where an application stands, in the order of the board. */
export const bookmarkStatusSchema = v.picklist([
  'considering',
  'preparing',
  'submitted',
  'decided',
]);
/** Where an application stands. */
export type BookmarkStatus = v.InferOutput<typeof bookmarkStatusSchema>;

/** What a student writes on a bookmark. */
const ownFields = {
  note: optional(v.string()),
  /** Place in the column of its status, from 1. */
  order_no: v.number(),
  status: bookmarkStatusSchema,
  /** The student's own date, `YYYY-MM-DD`, which goes before the program's; assumed. */
  deadline: optional(v.string()),
};

const bookmarkSchema = v.object({ id: idSchema, ...ownFields, program: programSchema });
/** A bookmarked program (spec section 3). */
export type Bookmark = v.InferOutput<typeof bookmarkSchema>;

const changesSchema = v.partial(v.object(ownFields));
/** What can be changed on a bookmark; a move names `status` and `order_no` together. */
export type BookmarkChanges = v.InferOutput<typeof changesSchema>;

/** `GET /api/v1/bookmark/program?page={n}`; asked only when signed in (spec section 6). */
export const getBookmarks = endpoint({
  method: 'GET',
  path: '/api/v1/bookmark/program',
  assumed: false,
  response: v.object({ data: v.array(bookmarkSchema), pagination: paginationSchema }),
});

/**
 * `POST /api/v1/bookmark/program`, assumed. A program that is on the list already stays as it is and is the
 * answer, so that sending it twice changes nothing (R27). Without `order_no` it goes last in its column.
 */
export const postBookmark = endpoint({
  method: 'POST',
  path: '/api/v1/bookmark/program',
  assumed: true,
  request: v.object({ program_id: idSchema, ...changesSchema.entries }),
  response: dataOf(bookmarkSchema),
});

/**
 * `PATCH /api/v1/bookmark/program/{id}`, assumed: changes what is sent. A move puts the bookmark at
 * `order_no` of its column, and the others there make room.
 */
export const patchBookmark = endpoint({
  method: 'PATCH',
  path: '/api/v1/bookmark/program/{id}',
  assumed: true,
  request: changesSchema,
  response: dataOf(bookmarkSchema),
});

/** `DELETE /api/v1/bookmark/program/{id}`, assumed. One that is gone already is no error. */
export const deleteBookmark = endpoint({
  method: 'DELETE',
  path: '/api/v1/bookmark/program/{id}',
  assumed: true,
  response: v.unknown(),
});
