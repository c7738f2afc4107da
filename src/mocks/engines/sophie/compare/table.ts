/** A row of a comparison: a cell for each column. */
export type ComparedRow = { head: string; cells: readonly string[] };

/** A Markdown table. The cells of a column are proved by the `[1]` in its head. */
export function markdownTable(heads: readonly string[], rows: readonly ComparedRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...heads]),
    line(['---', ...heads.map(() => '---')]),
    ...rows.map(({ head, cells }) => line([head, ...cells])),
  ].join('\n');
}
