export type TextCounts = { words: number; characters: number; paragraphs: number };

/**
 * Precomposed Latin letters, Vietnamese included, punctuation and line feeds: one code unit each, so the usual
 * text needs no segmenter.
 */
const SIMPLE =
  /^[\n\u0020-\u007e\u00a0-\u02ff\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20ab\u20ac]*$/;

const segmenter =
  typeof Intl.Segmenter === 'undefined'
    ? null
    : new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as a reader counts them: `ế` is one however it is encoded, and so is an emoji. */
export function countCharacters(text: string): number {
  const composed = text.normalize('NFC');
  if (SIMPLE.test(composed)) return composed.length;
  if (!segmenter) return Array.from(composed).length;
  let count = 0;
  for (const _ of segmenter.segment(composed)) count += 1;
  return count;
}

/** A text without white space around it; empty if no character can be seen, as in a lone U+200B. */
export function trimmed(text: string): string {
  return /[^\s\p{DI}]/u.test(text) ? text.trim() : '';
}

/** The number of words, as in `countText`. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}

/**
 * Counts a text as application forms do, in either language.
 *
 * - A word is a run between white space with a letter or a digit in it: `well-kept`, `don’t`, `3,5` and `and/or`
 *   are one word, a lone dash is none. In Vietnamese that is a syllable, as in forms and word processors:
 *   `học sinh` is two.
 * - Characters as `countCharacters`, white space and line breaks included.
 * - A paragraph is a line that is not blank.
 */
export function countText(text: string): TextCounts {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n');
  return {
    words: countWords(composed),
    characters: countCharacters(composed),
    paragraphs: composed.split(/[\n\u2028\u2029]/).filter((line) => line.trim() !== '').length,
  };
}
