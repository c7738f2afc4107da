/** An essay as it is written: its title and its text; `title` is `null` where the text has no format. */
export type EssayText = { title: string | null; essay: string };

const TITLE = 'Title: ';
const ESSAY = ' Essay: ';

/** Where a title would itself be read as the end of the title; the space before it makes it so. */
const SEPARATORS = / (?=Essay:(?: |$))/g;
const NO_BREAK_SPACE = '\u00a0';

/** Writes the essay text format, `Title: ... Essay: ...`; without a title, the text as it is (R23). */
export function formatEssayText({ title, essay }: EssayText): string {
  return title === null ? essay : `${TITLE}${title}${ESSAY}${essay}`;
}

/**
 * Parses the essay text format into title and text. Writing the result again gives `raw` unchanged, for
 * any text; text outside the format is all essay, without a title (R23, spec section 3).
 */
export function parseEssayText(raw: string): EssayText {
  if (!raw.startsWith(TITLE)) return { title: null, essay: raw };
  const at = raw.indexOf(ESSAY, TITLE.length);
  if (at < 0) return { title: null, essay: raw };
  return { title: raw.slice(TITLE.length, at), essay: raw.slice(at + ESSAY.length) };
}

/**
 * Writes a title and a text that a person typed, so that they are read again as the same two. A title that
 * has the format's separator in it gets a no-break space there. Without a title the text stays as it is,
 * unless that would itself be read as title and text (R23).
 */
export function writeEssayText({ title, essay }: EssayText): string {
  const plain = title === null && parseEssayText(essay).title === null;
  if (plain) return essay;
  return formatEssayText({ title: (title ?? '').replace(SEPARATORS, NO_BREAK_SPACE), essay });
}
