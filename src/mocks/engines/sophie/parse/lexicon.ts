import { foldWords } from '@/lib/fold-text';

/** Names of rows, for finding them in a text. */
export type Lexicon<T> = { rows: ReadonlyMap<string, T>; longest: number };

/** A name that two rows share belongs to the first. */
export function lexiconOf<T>(named: readonly { row: T; names: readonly string[] }[]): Lexicon<T> {
  const rows = new Map<string, T>();
  for (const { row, names } of named) {
    for (const name of names.map(foldWords))
      if (name !== '' && !rows.has(name)) rows.set(name, row);
  }
  const lengths = [...rows.keys()].map((name) => name.split(' ').length);
  return { rows, longest: Math.max(1, ...lengths) };
}

/** The rows named in a folded text in order of mention, longest names first (`found` has each once), and the text with `·` for each mention. */
export function findNames<T>(
  text: string,
  { rows, longest }: Lexicon<T>,
): { found: T[]; mentions: T[]; rest: string } {
  const words = text.split(' ').filter(Boolean);
  const mentions: T[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at);
    while (length > 0 && !rows.has(words.slice(at, at + length).join(' '))) length -= 1;
    const row = rows.get(words.slice(at, at + length).join(' '));
    if (length > 0 && row !== undefined) {
      mentions.push(row);
      rest.push('·');
    } else rest.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return { found: [...new Set(mentions)], mentions, rest: rest.join(' ') };
}
