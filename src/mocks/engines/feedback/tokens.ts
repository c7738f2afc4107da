/** A range of the draft, in UTF-16 units. */
export type TextRange = { start: number; end: number };

/** A word and its range; `word` is normalised and in lower case, for comparing. */
export type Token = TextRange & { word: string; capital: boolean };

export type Sentence = TextRange & { tokens: readonly Token[] };

/** A line that is not empty. */
export type Paragraph = TextRange & { sentences: readonly Sentence[] };

/** A parsed draft; all ranges refer to the text as it was sent. */
export type ParsedDraft = {
  text: string;
  paragraphs: readonly Paragraph[];
  sentences: readonly Sentence[];
  tokens: readonly Token[];
};

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’\-.,][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const SENTENCE_END = /[.!?…]+["'”’»)\]]*(?=\s|$)/gu;
/** A full stop after these does not end a sentence. */
const ABBREVIATION = /(?:^|[\s(“"])(?:mr|mrs|ms|dr|st|no|vs|e\.g|i\.e|tp|ths|ts|gs|q|p)\.$/iu;

function tokensOf(text: string, { start, end }: TextRange): Token[] {
  return [...text.slice(start, end).matchAll(WORD)].map((match) => {
    const at = start + match.index;
    const word = match[0].normalize('NFC');
    return {
      start: at,
      end: at + match[0].length,
      word: word.toLowerCase().replaceAll('’', "'"),
      capital: /^\p{Lu}/u.test(word),
    };
  });
}

/** The range without surrounding white space; `null` if nothing else is in it. */
function trimmed(text: string, { start, end }: TextRange): TextRange | null {
  const inside = text.slice(start, end);
  const lead = inside.length - inside.trimStart().length;
  const length = inside.trim().length;
  return length === 0 ? null : { start: start + lead, end: start + lead + length };
}

function sentencesOf(text: string, line: TextRange): Sentence[] {
  const inside = text.slice(line.start, line.end);
  const found: TextRange[] = [];
  let from = 0;
  for (const match of inside.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (match[0] === '.' && ABBREVIATION.test(inside.slice(from, end))) continue;
    found.push({ start: line.start + from, end: line.start + end });
    from = end;
  }
  found.push({ start: line.start + from, end: line.end });
  return found.flatMap((range) => {
    const own = trimmed(text, range);
    if (!own) return [];
    const tokens = tokensOf(text, own);
    return tokens.length > 0 ? [{ ...own, tokens }] : [];
  });
}

/** Parses a draft into paragraphs, sentences and words. A sentence ends with its line. */
export function parseDraft(text: string): ParsedDraft {
  const paragraphs: Paragraph[] = [];
  for (const match of text.matchAll(/[^\n\r\u2028\u2029]+/g)) {
    const line = trimmed(text, { start: match.index, end: match.index + match[0].length });
    const sentences = line ? sentencesOf(text, line) : [];
    if (line && sentences.length > 0) paragraphs.push({ ...line, sentences });
  }
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  return { text, paragraphs, sentences, tokens: sentences.flatMap(({ tokens }) => tokens) };
}
