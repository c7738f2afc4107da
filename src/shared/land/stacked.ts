/** Where a stroke lies in the columns of tuition; `null` for one without. */
export type Flat = { x: number; y: number; width: number; height: number } | null;

/** The height of the count at the top right, at least its two lines (src/styles/questions.css). */
const countHeight = (height: number) => Math.max(104, height * 0.3);

/** Columns of strokes, lying down. `columns` has the column of each stroke, from 0, or `null`. */
export function stacked(
  columns: readonly (number | null)[],
  { count, width, height, pad }: { count: number; width: number; height: number; pad: number },
): Flat[] {
  const wide = (width - 2 * pad) / count;
  const xOf = (column: number) => pad + (column + 0.5) * wide;
  const filled = new Map<number, number>();
  for (const column of columns) {
    if (column !== null) filled.set(column, (filled.get(column) ?? 0) + 1);
  }
  const underCount = [...filled].flatMap(([column, strokes]) =>
    xOf(column) > width / 2 ? strokes : [],
  );
  const row = Math.min(
    // The tallest column fills the height, unless it is of a few strokes.
    (height * 0.94 - 4) / Math.max(8, ...filled.values()),
    // The count stands at the top right.
    Math.max(0, height - countHeight(height) - 4) / Math.max(1, ...underCount),
  );
  const used = new Map<number, number>();
  return columns.map((column) => {
    if (column === null) return null;
    const at = used.get(column) ?? 0;
    used.set(column, at + 1);
    return {
      x: xOf(column),
      y: height - 2 - at * row,
      width: Math.max(3, wide - 2.5),
      height: Math.max(1.4, row - 1.2),
    };
  });
}
