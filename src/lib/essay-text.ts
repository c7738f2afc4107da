/** An essay as it is written: its title and its text; `title` is `null` where the text has no format. */
export type EssayText = { title: string | null; essay: string };

const TITLE = 'Title: ';
const ESSAY = ' Essay: ';

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
