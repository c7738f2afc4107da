export const SEARCH_LIMIT = 100;

/** Collapses and trims white space and cuts the search at `SEARCH_LIMIT` characters. */
export function cleanSearch(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, SEARCH_LIMIT).trim();
}

/** Reads a search from a URL; `null` if it is too long, or has control characters or a broken encoding (`%E0%A4`). */
export function readSearch(text: string): string | null {
  return text.length > SEARCH_LIMIT || /[\p{Cc}\ufffd]/u.test(text) ? null : cleanSearch(text);
}
