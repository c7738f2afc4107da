import papa from 'papaparse';
import { importColumns, type ImportColumn } from './columns';
import type { Words } from './words';

const MAX_BYTES = 5_000_000;
/** More than the plan with the most programs and steps that the app is tested with. */
const MAX_ROWS = 5000;
/** Sheets may have a title above their column names. */
const HEADER_WITHIN = 10;
const SEPARATORS = [',', ';', '\t'] as const;

/** Why a file cannot be read as a table. */
export type FileProblem = 'empty' | 'large' | 'rows' | 'workbook' | 'encoding' | 'noTable';

export type CsvRow = {
  /** As a spreadsheet counts it, from 1. */
  line: number;
  cells: string[];
};
export type CsvTable = {
  columns: readonly (ImportColumn | null)[];
  headers: string[];
  rows: CsvRow[];
};

/** The text of a file; a problem if it is not a text or too large. */
export async function textOfFile(file: Blob): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > MAX_BYTES) return { problem: 'large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // An Excel or OpenDocument file is a ZIP archive, an old Excel file a compound document.
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;
  if (isArchive || (bytes[0] === 0xd0 && bytes[1] === 0xcf)) return { problem: 'workbook' };
  // Excel's “Unicode text”.
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'encoding' };
  }
}

/** How many columns a row of names has that the import uses; a place to start needs a school or a link. */
function scoreOf(headers: readonly string[], words: Words): number {
  const columns = importColumns(headers, words);
  const starts = columns.some((column) => column === 'school' || column === 'link');
  return starts ? columns.filter((column) => column !== null).length : 0;
}

/** Reads a text as a table; its separator is the one with which most column names are known. */
export function readTable(text: string, words: Words): CsvTable | FileProblem {
  const csv = text.replace(/^\uFEFF/, '').replace(/^sep=(.)\r?\n/i, '');
  if (csv.trim() === '') return 'empty';
  if (csv.length > MAX_BYTES) return 'large';
  if (csv.includes('\0')) {
    // Own files may contain one in a note, but only in a table.
    const printable = csv.slice(0, 1000).replace(/[^\p{L}\p{N}\p{P}\s]/gu, '').length;
    if (printable < Math.min(csv.length, 1000) / 2) return 'encoding';
  }
  const rowsWith = (delimiter: string, preview?: number) =>
    papa.parse<string[]>(csv, { delimiter, ...(preview && { preview }) }).data;
  const starts = SEPARATORS.flatMap((separator) =>
    rowsWith(separator, HEADER_WITHIN).map((row, index) => ({
      separator,
      index,
      score: scoreOf(row, words),
    })),
  );
  const best = starts.sort((a, b) => b.score - a.score)[0];
  if (!best || best.score === 0) return 'noTable';
  const all = rowsWith(best.separator);
  const headers = all[best.index] ?? [];
  const rows = all
    .map((cells, index): CsvRow => ({ line: index + 1, cells }))
    .slice(best.index + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length > MAX_ROWS) return 'rows';
  if (rows.length === 0) return 'empty';
  return { columns: importColumns(headers, words), headers, rows };
}
