import { diffArrays } from 'diff';

/** A run of text that is in both, only in the first, or only in the second. */
export type Run = { kind: 'both' | 'first' | 'second'; text: string };

/** A word or a punctuation mark with the spaces after it, a line break, or other spaces. */
const PARTS = /[\p{L}\p{M}\p{N}'’_-]+[^\S\n]*|\n|[^\S\n]+|[^\s\p{L}\p{M}\p{N}'’_-][^\S\n]*/gu;

/** Time limit of the comparison, in milliseconds. */
const TIMEOUT_MS = 800;

type Part = { text: string; key: string };

/** Splits a text into the parts that are compared; joined, they are the text. */
export function partsOf(text: string): string[] {
  return text.match(PARTS) ?? [];
}

/** Spaces after a word are not compared. */
function keyed(text: string): Part {
  return { text, key: text.replace(/[^\S\n]+$/, '') || ' ' };
}

/**
 * The difference of two texts, word by word. Letters are compared in their composed form (NFC); spaces are not
 * compared, and are those of the second text. Texts with too little in common are returned one after the other.
 */
export function difference(first: string, second: string): Run[] {
  const [one, two] = [first.normalize('NFC'), second.normalize('NFC')];
  const changes = diffArrays(partsOf(one).map(keyed), partsOf(two).map(keyed), {
    comparator: (left, right) => left.key === right.key,
    timeout: TIMEOUT_MS,
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
