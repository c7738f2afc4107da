/**
 * A number with a point or a comma, whatever the language: `null` for an empty text, `undefined` for an invalid one. One
 * side of the point may be empty, as in `7.` and `.5`.
 */
export function readNumber(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : undefined;
}

/** A word limit from 1 to 10,000, where a point or a comma groups the thousands; results as `readNumber`. */
export function readWordLimit(typed: string): number | null | undefined {
  const text = typed.trim().replace(/[\s.,](?=\d{3}$)/, '');
  if (text === '') return null;
  const limit = /^\d+$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= 10_000 ? limit : undefined;
}
