import type { TextRange, Token } from './tokens';

/** Phrases by their last word, longest first. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Indexes a list of phrases for `findPhrases`. */
export function phrases(...list: readonly string[]): Phrases {
  const byLast = new Map<string, string[][]>();
  for (const phrase of list) {
    const words = phrase.split(' ');
    const last = words.at(-1) ?? '';
    byLast.set(last, [...(byLast.get(last) ?? []), words]);
  }
  for (const group of byLast.values()) group.sort((a, b) => b.length - a.length);
  return byLast;
}

/**
 * The ranges of the phrases. Each match is removed before the next search, so that nested phrases are all
 * found and a longer list never finds fewer.
 */
export function findPhrases(
  tokens: readonly Token[],
  wanted: Phrases,
): (TextRange & { words: number })[] {
  const found: (TextRange & { words: number })[] = [];
  const open: Token[] = [];
  for (const token of tokens) {
    open.push(token);
    const match = wanted
      .get(token.word)
      ?.find((words) => words.every((word, at) => open.at(at - words.length)?.word === word));
    if (!match) continue;
    const [first] = open.splice(-match.length);
    found.push({ start: first?.start ?? token.start, end: token.end, words: match.length });
  }
  return found;
}
