// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, partsOf, type Run } from './difference';

const marked = (runs: Run[]) =>
  runs
    .map(({ kind, text }) => ({ both: text, first: `[-${text}-]`, second: `{+${text}+}` })[kind])
    .join('');
/** The words of one of the two texts, without spaces. */
const side = (runs: Run[], left: Run['kind']) =>
  runs
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('')
    .replace(/[^\S\n]/g, '');

describe('difference', () => {
  it.each([
    [
      'The owner put it down.',
      'The owner, who saw, put it down.',
      'The owner{+, who saw, +}put it down.',
    ],
    ['Mưa rồi nắng.', 'Mưa rồi lại nắng.', 'Mưa rồi {+lại +}nắng.'],
    ['một hai ba', 'một ba', 'một [-hai -]ba'],
    ['One.\nTwo.', 'One.\n\nTwo.', 'One.\n{+\n+}Two.'],
    ['don’t stop', 'don’t  stop', 'don’t  stop'],
    ['', 'new', '{+new+}'],
    ['đồng'.normalize('NFD'), 'đồng', 'đồng'],
  ])('of %j and %j is %j', (first, second, shown) => {
    expect(marked(difference(first, second))).toBe(shown);
  });

  const text = fc
    .array(fc.constantFrom('mưa', ' ', '\n', 'nắng', ', ', 'a', '😀', '  '), { maxLength: 30 })
    .map((parts) => parts.join(''));

  it('contains every word of both texts, in order', () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        const runs = difference(first, second);
        expect(side(runs, 'second')).toBe(first.normalize('NFC').replace(/[^\S\n]/g, ''));
        expect(side(runs, 'first')).toBe(second.normalize('NFC').replace(/[^\S\n]/g, ''));
      }),
    );
  });

  it('splits any text into parts that join to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        expect(partsOf(any).join('')).toBe(any);
      }),
    );
  });

  it('of two long unrelated texts is fast enough', () => {
    const words = (word: string) =>
      Array.from({ length: 10_000 }, (_, at) => `${word}${at}`).join(' ');
    const runs = difference(words('a'), words('b'));
    expect(runs.map(({ kind }) => kind)).toEqual(['first', 'second']);
  });
});
