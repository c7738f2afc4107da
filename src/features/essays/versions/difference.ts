import { diffArrays } from 'diff';

/** A run of text that is in both, only in the first, or only in the second. */
export type Run = { kind: 'both' | 'first' | 'second'; text: string };

/** A word or a mark with the blanks after it, a line break, or blanks that stand alone. */
const PARTS = /[\p{L}\p{M}\p{N}'’_-]+[^\S\n]*|\n|[^\S\n]+|[^\s\p{L}\p{M}\p{N}'’_-][^\S\n]*/gu;

/** Beyond this a difference is not worth waiting for, in milliseconds. */
const PATIENCE_MS = 800;

type Part = { text: string; key: string };

/** Cuts a text into the parts that are compared; together they are the text. */
export function partsOf(text: string): string[] {
  return text.match(PARTS) ?? [];
}

/** Blanks behind a word are no difference. */
function keyed(text: string): Part {
  return { text, key: text.replace(/[^\S\n]+$/, '') || ' ' };
}

/**
 * The difference of two texts, word by word, in either language. Letters are compared as they are seen, however
 * they are encoded; blanks are not compared, and come as the second text has them. Two texts that have too
 * little in common come as the one, then the other.
 */
export function difference(first: string, second: string): Run[] {
  const [one, two] = [first.normalize('NFC'), second.normalize('NFC')];
  const changes = diffArrays(partsOf(one).map(keyed), partsOf(two).map(keyed), {
    comparator: (left, right) => left.key === right.key,
    timeout: PATIENCE_MS,
  });
  if (!changes) {
    return [
      { kind: 'first', text: one },
      { kind: 'second', text: two },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'second' : removed ? 'first' : 'both',
    text: value.map(({ text }) => text).join(''),
  }));
}
