import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import type { Program } from '@/api/program/contract';
import { loadPart } from '@/routing/lazy-reload';

/** The columns of the file, in their order. */
export const CSV_COLUMNS = [
  'program',
  'school',
  'city',
  'country',
  'status',
  'deadline',
  'ownDate',
  'timeZone',
  'tuition',
  'degree',
  'years',
  'note',
  'link',
] as const;

/** What the file says in the language of the page. */
export type CsvWords = {
  columns: Record<(typeof CSV_COLUMNS)[number], string>;
  status: (status: BookmarkStatus) => string;
  degree: (program: Program) => string;
  /** Address of a program on this site, with its origin. */
  linkOf: (program: Program) => string;
};

/** By this a spreadsheet knows the file for UTF-8; without it Vietnamese comes out broken. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet might run instead of show: a formula, also after blanks or in full width, and what breaks
 * out of its cell. The library's own pattern looks at the first character alone.
 */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** As a spreadsheet shows it and does not run it: behind an apostrophe. */
function unarmed(cell: unknown): unknown {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;
}

function row({ program, status, deadline, note }: Bookmark, words: CsvWords): unknown[] {
  const { school } = program;
  return [
    program.title,
    school.name,
    school.city,
    school.country,
    words.status(status),
    program.deadline,
    deadline,
    program.deadline_time_zone,
    program.tuition,
    words.degree(program),
    program.duration,
    note,
    words.linkOf(program),
  ];
}

/**
 * The plan as a CSV file (RFC 4180) that spreadsheets open as it is: dates as `YYYY-MM-DD`, tuition in US
 * dollars a year, nothing in it is run as a formula.
 */
export async function planCsv(bookmarks: readonly Bookmark[], words: CsvWords): Promise<string> {
  const { stringify } = await loadPart(() => import('csv-stringify/browser/esm/sync'));
  const rows = [
    CSV_COLUMNS.map((column) => words.columns[column]),
    ...bookmarks.map((bookmark) => row(bookmark, words).map(unarmed)),
  ];
  return (
    BYTE_ORDER_MARK +
    stringify(rows, { record_delimiter: 'windows', eof: false, quoted_match: /[\r\n]/ })
  );
}
