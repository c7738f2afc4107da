/**
 * A text that a spreadsheet might run, also after blanks or in full width; with apostrophes before it, which may be
 * the text's own. The library's pattern only checks the first character.
 */
const FORMULA = /^'*(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** An apostrophe keeps a spreadsheet from running a text. */
export function escapeFormula<T>(cell: T): T | string {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The text of an escaped cell. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
