import * as v from 'valibot';

/** The rows that a parse left out. */
export type DroppedRows = {
  rows: number;
  /** Why the first of them was. */
  reason: string;
};

/** In the place of a row that cannot be read, until its list leaves it out. */
const UNREADABLE = Symbol('unreadable row');
const isReadable = (row: unknown) => row !== UNREADABLE;

/** State of the current parse. Safe as a module variable because parsing is synchronous. */
let dropped: DroppedRows | null = null;

function drop(issues: readonly v.BaseIssue<unknown>[] = []) {
  const [issue] = issues;
  // Without the value, which may be long, or private.
  const reason = `${(issue && v.getDotPath(issue)) ?? 'row'} is not ${issue?.expected ?? 'as expected'}`;
  if (dropped) dropped = { rows: dropped.rows + 1, reason: dropped.reason || reason };
  return UNREADABLE;
}

/** Runs a parse. Returns its result and the rows that it left out. */
export function countDropped<Result>(parse: () => Result): [Result, DroppedRows] {
  dropped = { rows: 0, reason: '' };
  try {
    const result = parse();
    return [result, dropped];
  } finally {
    dropped = null;
  }
}

/** Rows, with a marker in the place of each that cannot be read; for `readableRows`. */
export function markedRows<S extends v.GenericSchema>(row: S): v.ArraySchema<S, undefined> {
  // The marker is not part of the type: `readableRows` removes it.
  const marked = v.fallback(row, (dataset) => drop(dataset?.issues) as never);
  return v.array(marked);
}

/** Whether a list has a row that can be read, or has no rows. */
export function hasReadableRow(rows: readonly unknown[]): boolean {
  return rows.length === 0 || rows.some(isReadable);
}

export function readableRows<Rows extends readonly unknown[]>(rows: Rows): Rows {
  return rows.filter(isReadable) as readonly unknown[] as Rows; // with rows of the same type
}

/**
 * A list of a response whose rows can be shown on their own: one that cannot be read is left out, and the rest is shown
 * (R18). If none can be read, it is another shape, and not an empty list. Not for rows that are added up, such as
 * criteria: without one of them the sum is wrong. Not for records that are written back whole.
 */
export function rowsOf<S extends v.GenericSchema>(row: S): v.ArraySchema<S, undefined> {
  const rows = v.pipe(
    markedRows(row),
    v.check((all) => hasReadableRow(all), 'no row can be read'),
    v.transform((all) => readableRows(all)),
  );
  return rows;
}
