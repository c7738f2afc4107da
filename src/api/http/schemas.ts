import * as v from 'valibot';

/** An id as the server sends it; it goes back the same way (R18). */
export const idSchema = v.union([v.string(), v.number()]);
/** An id: a string or a number, never converted. */
export type Id = v.InferOutput<typeof idSchema>;

/** `{"data": ...}` of one thing, unwrapped. A list with something in it is another shape, not an object without fields. */
export function dataOf<S extends v.GenericSchema>(
  schema: S,
): v.GenericSchema<{ data: v.InferInput<S> }, v.InferOutput<S>> {
  return v.pipe(
    v.unknown(),
    v.check((body) => typeof body === 'object' && body !== null && 'data' in body, 'no data'),
    v.transform((body) => (body as { data: unknown }).data), // the check above has looked
    v.check((data) => !Array.isArray(data) || data.length === 0, 'a list'),
    schema,
  ) as unknown as v.GenericSchema<{ data: v.InferInput<S> }, v.InferOutput<S>>; // pipe cannot name its input
}

/** A list, in `{"data": [...]}` or bare where the specification leaves the envelope open. */
export function listOf<S extends v.GenericSchema>(item: S) {
  const list = v.array(item);
  return v.pipe(
    v.union([list, v.object({ data: list })]),
    v.transform((body) => (Array.isArray(body) ? body : body.data)),
  );
}

/** A field that a server may leave out or send as `null`; absent either way. */
export function optional<S extends v.GenericSchema>(schema: S) {
  return v.optional(v.nullable(schema));
}

/** Page counters of a list, in items and pages counted from 1. */
export const paginationSchema = v.object({
  current_page: v.number(),
  last_page: v.number(),
  per_page: v.number(),
  total: v.number(),
});
/** Page counters of a list. */
export type Pagination = v.InferOutput<typeof paginationSchema>;
