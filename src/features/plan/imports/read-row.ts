import { unescapeFormula } from '@/features/plan/exports/formula';
import { foldText } from '@/lib/fold-text';
import type { ImportColumn } from './columns';
import type { CsvTable, CsvRow } from './csv-table';
import type { RowProblem } from './imported';
import { orderOf, readDay, type DateOrder } from './read-dates';

/** The cells of a row by what they mean. */
export type RowReader = {
  line: number;
  /** The text of a column; empty if the table does not have it. */
  text: (column: ImportColumn) => string;
  /** A date; a text that is neither a date nor says that there is none is a problem. */
  day: (column: ImportColumn) => string | null;
  /** The cells whose column is about a step, or worth a line in the note, with their headings. */
  others: readonly { column: ImportColumn; heading: string; text: string }[];
  report: (kind: RowProblem['kind'], text: string) => void;
  order: DateOrder;
};

/** In place of a date. */
const NO_DATE =
  /^(?:[-–—]+|n\/?a|tbd|tba|rolling|none|open|quanh nam|nhan ho so quanh nam|chua ro|chua co)$/;

function isOther(column: ImportColumn | null): column is ImportColumn {
  return column === 'remark' || (column?.startsWith('step:') ?? false);
}

/** Day or month first: as in the dates themselves, else as in the language of the headings. */
export function dateOrderOf({ columns, headers, rows }: CsvTable): DateOrder {
  const dates = columns.flatMap((column, index) =>
    column === 'deadline' || column === 'ownDate' || column === 'stepDate' || isOther(column)
      ? rows.map(({ cells }) => cells[index] ?? '')
      : [],
  );
  const isVietnamese = headers.some((heading) => /[^\p{ASCII}\p{P}\p{S}]/u.test(heading));
  return orderOf(dates, isVietnamese ? 'dayFirst' : 'monthFirst');
}

export function rowReader(
  { columns, headers }: CsvTable,
  { line, cells }: CsvRow,
  order: DateOrder,
  problems: RowProblem[],
): RowReader {
  const cellAt = (index: number) => unescapeFormula(cells[index] ?? '');
  const text: RowReader['text'] = (column) => cellAt(columns.indexOf(column));
  const report: RowReader['report'] = (kind, about) => problems.push({ line, kind, text: about });
  return {
    line,
    text,
    day: (column) => {
      const cell = text(column);
      const day = readDay(cell, order);
      if (day === null && cell.trim() !== '' && !NO_DATE.test(foldText(cell))) report('date', cell);
      return day;
    },
    others: columns.flatMap((column, index) =>
      isOther(column)
        ? [{ column, heading: (headers[index] ?? '').trim(), text: cellAt(index).trim() }]
        : [],
    ),
    report,
    order,
  };
}
