/** The most characters of a search. */
export const SEARCH_LIMIT = 100;

/** A search as it is asked: one space between words, none around them, at most `SEARCH_LIMIT` characters. */
export function cleanSearch(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, SEARCH_LIMIT).trim();
}

/**
 * A search out of an address; `null` where it is too long or was not written by a page: control characters, or what
 * is left of a broken encoding, as `%E0%A4`.
 */
export function readSearch(text: string): string | null {
  return text.length > SEARCH_LIMIT || /[\p{Cc}\ufffd]/u.test(text) ? null : cleanSearch(text);
}
