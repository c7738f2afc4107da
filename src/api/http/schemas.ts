import * as v from 'valibot';
import { hasReadableRow, markedRows, readableRows, rowsOf } from './rows';

/** A string or a number, sent back unchanged (R18). */
export const idSchema = v.union([v.string(), v.number()]);
export type Id = v.InferOutput<typeof idSchema>;

/** A number and its text are the same id: a link only has the text, and one call may send `3`, another `"3"`. */
export function sameId(a: Id, b: Id): boolean {
  return String(a) === String(b);
}

export function hasId(ids: readonly Id[], id: Id): boolean {
  return ids.some((one) => sameId(one, id));
}

/** Unwraps the object in `{"data": ...}`. A non-empty list is invalid, not an object without fields. */
export function dataOf<S extends v.GenericSchema>(
  schema: S,
): v.GenericSchema<{ data: v.InferInput<S> }, v.InferOutput<S>> {
  return v.pipe(
    v.unknown(),
    v.check((body) => {
      const data = (body as { data?: unknown } | null)?.data; // absent from anything but an object
      return !Array.isArray(data) || data.length === 0;
    }, 'a list'),
    v.object({ data: schema }),
    v.transform(({ data }) => data),
  ) as unknown as v.GenericSchema<{ data: v.InferInput<S> }, v.InferOutput<S>>; // `unknown` only for the check
}

/** A number of a response; some servers send `"21550"` for one (R18). A request has `v.number()`. */
export const numberSchema = v.union([
  v.number(),
  v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number)),
]);

/**
 * A list, in `{"data": [...]}` or bare: the specification leaves the envelope open. `whole` refuses the list for one row
 * that cannot be read; by default the row is left out.
 */
export function listOf<S extends v.GenericSchema>(item: S, { whole = false } = {}) {
  const list = whole ? v.array(item) : rowsOf(item);
  return v.pipe(
    v.union([list, v.object({ data: list })]),
    v.transform((body) => (Array.isArray(body) ? body : body.data)),
  );
}

/** A field that the server may omit or send as `null`. */
export function optional<S extends v.GenericSchema>(schema: S) {
  return v.optional(v.nullable(schema));
}

/**
 * An optional field of a response. A value that this client does not know is read as absent, so that the rest is shown
 * (R18). Not for records that are written back whole: they would lose it.
 */
export function lenient<S extends v.GenericSchema>(schema: S) {
  return v.fallback(optional(schema), undefined);
}

/** Hides unknown fields from the types: an index signature would allow any name. */
type RecordSchema<Fields extends v.ObjectEntries> = v.GenericSchema<
  v.InferInput<v.ObjectSchema<Fields, undefined>>,
  v.InferOutput<v.ObjectSchema<Fields, undefined>>
> &
  Pick<v.LooseObjectSchema<Fields, undefined>, 'entries'>;

/** An object with these fields. Unknown ones stay in it, for a record that is written back whole. */
export function wholeRecord<Fields extends v.ObjectEntries>(entries: Fields): RecordSchema<Fields> {
  return v.looseObject(entries);
}

/** Pages count from 1. */
export const paginationSchema = v.object({
  current_page: numberSchema,
  last_page: numberSchema,
  per_page: numberSchema,
  total: numberSchema,
});
export type Pagination = v.InferOutput<typeof paginationSchema>;

/**
 * One page of a list that is read from all its pages. A row that cannot be read is left out, as in `rowsOf`; a later page
 * may lose all of its rows. `total` counts those, too.
 */
export function pagedListOf<S extends v.GenericSchema>(row: S) {
  return v.pipe(
    v.object({ data: markedRows(row), pagination: paginationSchema }),
    v.check(({ data, pagination }) => pagination.current_page > 1 || hasReadableRow(data)),
    v.transform(({ data, pagination }) => ({ data: readableRows(data), pagination })),
  );
}
