import * as v from 'valibot';
import { endpoint } from './endpoint';
import { programSchema } from './program';
import { idSchema, optional, paginationSchema } from './shapes';

/** Where an application stands, in the order of the board. */
export const bookmarkStatusSchema = v.picklist([
  'considering',
  'preparing',
  'submitted',
  'decided',
]);

const bookmarkSchema = v.object({
  id: idSchema,
  note: optional(v.string()),
  order_no: v.number(),
  status: bookmarkStatusSchema,
  program: programSchema,
});
/** A bookmarked program (spec section 3). */
export type Bookmark = v.InferOutput<typeof bookmarkSchema>;

/** `GET /api/v1/bookmark/program?page={n}`; asked only when signed in (spec section 6). */
export const getBookmarks = endpoint({
  method: 'GET',
  path: '/api/v1/bookmark/program',
  audience: 'plain',
  assumed: false,
  request: v.undefined(),
  response: v.object({ data: v.array(bookmarkSchema), pagination: paginationSchema }),
});
