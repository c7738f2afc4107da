/**
 * The majors line (R22, spec section 3): `[major]` for none, one as it is, two as `A and B`, more as
 * `A, B and C`. `and` is the conjunction with its spaces, in the language of the page.
 */
export function formatMajors(titles: readonly string[], and: string): string {
  const last = titles.at(-1);
  if (last === undefined) return '[major]';
  if (titles.length === 1) return last;
  return `${titles.slice(0, -1).join(', ')}${and}${last}`;
}
