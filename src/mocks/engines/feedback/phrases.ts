import type { Range, Token } from './tokens';

/** Phrases by their last word, longest first. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Makes a list of phrases ready to be looked for. */
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
 * Where the phrases stand. A phrase that was found is taken out before the next is looked for, so that one
 * which is put inside another hides neither: more of them are never found as fewer.
 */
export function findPhrases(
  tokens: readonly Token[],
  wanted: Phrases,
): (Range & { words: number })[] {
  const found: (Range & { words: number })[] = [];
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
