/** A row of a list in the student's own order; `order_no` counts from 1. */
type Ordered = { id: unknown; order_no: number };
/** A row of a board: it stands in the column of its status, at `order_no` from 1. */
type Placed = Ordered & { status: unknown };

/** Rows in their order, numbered 1..n; a row whose number is right already is the same object. */
function numbered<Row extends Ordered>(rows: readonly Row[]): Row[] {
  return rows.map((row, index) =>
    row.order_no === index + 1 ? row : { ...row, order_no: index + 1 },
  );
}

function inOrder<Row extends Ordered>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => a.order_no - b.order_no);
}

/** `rows` at their places in the array, each as it is in `changed` if it is there. */
function replaced<Row extends Ordered>(rows: readonly Row[], changed: readonly Row[]): Row[] {
  const byId = new Map(changed.map((row) => [row.id, row]));
  return rows.map((row) => byId.get(row.id) ?? row);
}

/** The column that a move makes: `moving` at `order_no`, or at the nearest end where that is outside. */
function entered<Row extends Ordered>(
  others: readonly Row[],
  moving: Row,
  order_no: number,
): Row[] {
  const at = Math.min(Math.max(Math.trunc(order_no), 1), others.length + 1);
  return numbered(inOrder(others).toSpliced(at - 1, 0, moving));
}

/**
 * The rows after one has moved to `order_no` of the list; the others make room, so that it stays numbered
 * 1..n. A place outside is the nearest end; an unknown id changes nothing. Rows keep their places in the
 * array and are not mutated.
 */
export function moveInList<Row extends Ordered>(
  rows: readonly Row[],
  id: Row['id'],
  order_no: number,
): Row[] {
  const moving = rows.find((row) => row.id === id);
  if (!moving) return [...rows];
  const others = rows.filter((row) => row !== moving);
  return replaced(rows, entered(others, moving, order_no));
}

/** The rows without one; the list closes up. An unknown id changes nothing. */
export function removeFromList<Row extends Ordered>(rows: readonly Row[], id: Row['id']): Row[] {
  const left = rows.filter((row) => row.id !== id);
  return left.length === rows.length ? left : replaced(left, numbered(inOrder(left)));
}

/** Like `moveInList` on a board: the column it leaves closes up, the one it enters makes room. */
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
    return replaced(rows, entered(column(to.status), moving, to.order_no));
  }
  const moved = { ...moving, status: to.status };
  const closed = numbered(inOrder(column(moving.status)));
  return replaced(rows, [...entered(column(to.status), moved, to.order_no), ...closed]);
}

/** Like `removeFromList` on a board: the column closes up, the others stay as they are. */
export function removeFromColumns<Row extends Placed>(rows: readonly Row[], id: Row['id']): Row[] {
  const gone = rows.find((row) => row.id === id);
  const left = rows.filter((row) => row !== gone);
  if (!gone) return left;
  return replaced(left, numbered(inOrder(left.filter(({ status }) => status === gone.status))));
}
