/** `order_no` counts from 1. */
type Ordered = { id: unknown; order_no: number };
/** A card of a board, at `order_no` in the column of its status. */
type Placed = Ordered & { status: unknown };

/** The rows numbered 1..n; a row with the right number stays the same object. */
function renumber<Row extends Ordered>(rows: readonly Row[]): Row[] {
  return rows.map((row, index) =>
    row.order_no === index + 1 ? row : { ...row, order_no: index + 1 },
  );
}

function sortByOrder<Row extends Ordered>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => a.order_no - b.order_no);
}

/** `rows` in array order, each replaced by its version in `changed` if there is one. */
function replaceRows<Row extends Ordered>(rows: readonly Row[], changed: readonly Row[]): Row[] {
  const byId = new Map(changed.map((row) => [row.id, row]));
  return rows.map((row) => byId.get(row.id) ?? row);
}

/** The column with `moving` inserted at `order_no`, clamped to the column. */
function insertAt<Row extends Ordered>(
  others: readonly Row[],
  moving: Row,
  order_no: number,
): Row[] {
  const at = Math.min(Math.max(Math.trunc(order_no), 1), others.length + 1);
  const sorted = sortByOrder(others);
  return renumber([...sorted.slice(0, at - 1), moving, ...sorted.slice(at - 1)]);
}

/**
 * Moves a row to `order_no`, clamped to the list, and renumbers the list 1..n. An unknown id changes nothing. Rows keep
 * their array positions and are not mutated.
 */
export function moveInList<Row extends Ordered>(
  rows: readonly Row[],
  id: Row['id'],
  order_no: number,
): Row[] {
  const moving = rows.find((row) => row.id === id);
  if (!moving) return [...rows];
  const others = rows.filter((row) => row !== moving);
  return replaceRows(rows, insertAt(others, moving, order_no));
}

/** Removes a row and renumbers the list. An unknown id changes nothing. */
export function removeFromList<Row extends Ordered>(rows: readonly Row[], id: Row['id']): Row[] {
  const remaining = rows.filter((row) => row.id !== id);
  return remaining.length === rows.length
    ? remaining
    : replaceRows(remaining, renumber(sortByOrder(remaining)));
}

/** `moveInList` for a board: renumbers the column that the card leaves and the one that it enters. */
export function moveInColumns<Row extends Placed>(
  rows: readonly Row[],
  id: Row['id'],
  to: Pick<Row, 'status' | 'order_no'>,
): Row[] {
  const moving = rows.find((row) => row.id === id);
  if (!moving) return [...rows];
  const column = (status: Row['status']) =>
    rows.filter((row) => row !== moving && row.status === status);
  if (moving.status === to.status) {
    return replaceRows(rows, insertAt(column(to.status), moving, to.order_no));
  }
  const moved = { ...moving, status: to.status };
  const closed = renumber(sortByOrder(column(moving.status)));
  return replaceRows(rows, [...insertAt(column(to.status), moved, to.order_no), ...closed]);
}

/** `removeFromList` for a board: renumbers the card's column only. */
export function removeFromColumns<Row extends Placed>(rows: readonly Row[], id: Row['id']): Row[] {
  const removed = rows.find((row) => row.id === id);
  const remaining = rows.filter((row) => row !== removed);
  if (!removed) return remaining;
  return replaceRows(
    remaining,
    renumber(sortByOrder(remaining.filter(({ status }) => status === removed.status))),
  );
}
