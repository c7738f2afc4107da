/** How long a text is. */
export type TextCounts = { words: number; characters: number; paragraphs: number };

/**
 * Precomposed Latin, Vietnamese included, its punctuation and line feeds: each unit is one character, so that
 * the usual text need not be cut into them.
 */
const SIMPLE =
  /^[\n\u0020-\u007e\u00a0-\u02ff\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20ab\u20ac]*$/;

const segmenter =
  typeof Intl.Segmenter === 'undefined'
    ? null
    : new Intl.Segmenter('en', { granularity: 'grapheme' });

function countCharacters(text: string): number {
  if (SIMPLE.test(text)) return text.length;
  if (!segmenter) return Array.from(text).length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** The words of a text alone, as `countText` counts them. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}

/**
 * Counts a text as application forms do, in either language.
 *
 * - A word is what stands between white space and has a letter or a figure in it: `well-kept`, `don’t`,
 *   `3,5` and `and/or` are one, a dash that stands alone is none. In Vietnamese that is a syllable,
 *   as forms and word processors have it: `học sinh` is two.
 * - A character is what a reader sees as one, white space and line breaks included: `ế` is one however it is
 *   encoded, and so is an emoji.
 * - A paragraph is a line with something on it.
 */
export function countText(text: string): TextCounts {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n');
  return {
    words: countWords(composed),
    characters: countCharacters(composed),
    paragraphs: composed.split(/[\n\u2028\u2029]/).filter((line) => line.trim() !== '').length,
  };
}
