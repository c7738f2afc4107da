/**
 * A number with a point or a comma, whatever the language: `null` for an empty text, `undefined` for an invalid one. One
 * side of the point may be empty, as in `7.` and `.5`.
 */
export function readNumber(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : undefined;
}
