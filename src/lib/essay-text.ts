/** `title` is `null` for a text outside the essay format. */
export type EssayText = { title: string | null; essay: string };

const TITLE = 'Title: ';
const ESSAY = ' Essay: ';

/** The space in a title before what would be parsed as the end of the title. */
const SEPARATORS = / (?=Essay:(?: |$))/g;
const NO_BREAK_SPACE = '\u00a0';

/** Formats `Title: ... Essay: ...`; without a title, the text unchanged (R23). */
export function formatEssayText({ title, essay }: EssayText): string {
  return title === null ? essay : `${TITLE}${title}${ESSAY}${essay}`;
}

/** Parses the essay format. `formatEssayText` restores `raw` exactly; any other text is an essay without a title (R23). */
export function parseEssayText(raw: string): EssayText {
  if (!raw.startsWith(TITLE)) return { title: null, essay: raw };
  const at = raw.indexOf(ESSAY, TITLE.length);
  if (at < 0) return { title: null, essay: raw };
  return { title: raw.slice(TITLE.length, at), essay: raw.slice(at + ESSAY.length) };
}

/**
 * Formats typed text so that it parses to the same title and essay (R23): a separator inside the title gets a no-break
 * space. Without a title the text stays unchanged, unless it would itself parse as title and essay.
 */
export function writeEssayText({ title, essay }: EssayText): string {
  if (title === null && parseEssayText(essay).title === null) return essay;
  return formatEssayText({ title: (title ?? '').replace(SEPARATORS, NO_BREAK_SPACE), essay });
}
