import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import type { Program } from '@/api/program/contract';
import { localDay, localTime } from '@/i18n/format-date';
import { otherLocalDay, programDue } from '@/shared/program/deadlines';
import { loadPart } from '@/routing/lazy-reload';

export const CSV_COLUMNS = [
  'program',
  'school',
  'city',
  'country',
  'status',
  'deadline',
  'time',
  'timeZone',
  'yourTime',
  'starts',
  'ownDate',
  'tuition',
  'degree',
  'years',
  'note',
  'link',
  'source',
] as const;

export type CsvTexts = {
  columns: Record<(typeof CSV_COLUMNS)[number], string>;
  status: (status: BookmarkStatus) => string;
  degree: (program: Program) => string;
  /** Whether date and tuition are illustrative. */
  source: (program: Program) => string;
  /** Address of a program on this site, with its origin. */
  linkOf: (program: Program) => string;
};

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A text that a spreadsheet might run: a formula, also after blanks or in full width. The library's pattern only checks the first character. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** An apostrophe keeps a spreadsheet from running a text. */
function escapeFormula(cell: unknown): unknown {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The deadline in the user's own time zone, `YYYY-MM-DD HH:MM`, where that is another day. */
function yourTime(program: Program): string | null {
  const due = programDue(program);
  const local = due && otherLocalDay(due);
  return local && `${localDay(local)} ${localTime(local)}`;
}

function row({ program, status, deadline, note }: Bookmark, texts: CsvTexts): unknown[] {
  const { school } = program;
  return [
    program.title,
    school.name,
    school.city,
    school.country,
    texts.status(status),
    program.deadline,
    program.deadline_time,
    program.deadline_time_zone,
    yourTime(program),
    program.starts,
    deadline,
    program.tuition,
    texts.degree(program),
    program.duration,
    note,
    texts.linkOf(program),
    texts.source(program),
  ];
}

/**
 * The plan as a CSV file (RFC 4180) that spreadsheets open as it is: dates as `YYYY-MM-DD`, tuition in US
 * dollars a year, nothing in it is run as a formula. Cells with `;` or a tab are quoted, because some spreadsheets
 * separate cells by those.
 */
export async function planCsv(bookmarks: readonly Bookmark[], texts: CsvTexts): Promise<string> {
  const { stringify } = await loadPart(() => import('csv-stringify/browser/esm/sync'));
  const rows = [
    CSV_COLUMNS.map((column) => texts.columns[column]),
    ...bookmarks.map((bookmark) => row(bookmark, texts).map(escapeFormula)),
  ];
  return (
    BYTE_ORDER_MARK +
    stringify(rows, { record_delimiter: 'windows', eof: false, quoted_match: /[\r\n\t;]/ })
  );
}
