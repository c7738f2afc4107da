// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { follow, usableRange, type Range } from './follow';
import { segmentsOf } from './segments';

const TEXT =
  'The pump was broken. My grandmother carried water. It was very cold in the morning. We were very tired.';

const placeOf = (words: string, text = TEXT): Range => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};

const wordsAt = (text: string, range: Range | null | undefined) =>
  range ? text.slice(range.start, range.end) : null;

const texts = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc
    .array(fc.constantFrom('very', 'cold', ' ', '. ', 'ế', '😀', '\n'), { maxLength: 40 })
    .map((parts) => parts.join('')),
);

describe('following words through edits', () => {
  it('returns the same words or null', () => {
    fc.assert(
      fc.property(
        texts,
        texts,
        fc.array(fc.tuple(fc.nat(80), fc.nat(80))),
        (before, after, raw) => {
          const ranges = raw.flatMap(([start, end]) => usableRange(before, { start, end }) ?? []);
          const found = follow(ranges, before, after);
          const kept = ranges.filter((_, at) => found[at]);
          expect(found.filter(Boolean).map((range) => wordsAt(after, range))).toEqual(
            kept.map((range) => wordsAt(before, range)),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('changes nothing in an unchanged text', () => {
    const ranges = [placeOf('broken'), placeOf('very'), placeOf('We were')];
    expect(follow(ranges, TEXT, TEXT)).toEqual(ranges);
  });

  it('moves words when the text changes before, after or around them', () => {
    for (const after of [
      `Once upon a time. ${TEXT}`,
      `${TEXT} And then?`,
      TEXT.replace('broken', 'in pieces').replace('tired', 'quiet'),
    ]) {
      const [water] = follow([placeOf('My grandmother carried water')], TEXT, after);
      expect(wordsAt(after, water)).toBe('My grandmother carried water');
    }
  });

  it('loses changed words, and finds them again after undo', () => {
    const changed = TEXT.replace('carried', 'brought');
    expect(follow([placeOf('My grandmother carried water')], TEXT, changed)).toEqual([null]);
    expect(follow([placeOf('My grandmother carried water')], TEXT, TEXT)).not.toContain(null);
  });

  it('distinguishes equal words by their context', () => {
    const second = { start: TEXT.lastIndexOf('very'), end: TEXT.lastIndexOf('very') + 4 };
    const after = TEXT.replace('The pump', 'A pump')
      .replace('very cold', 'cold')
      .replace('tired', 'tired then');
    const [first, other] = follow([placeOf('very'), second], TEXT, after);
    expect(first).toBeNull();
    expect(other?.start).toBe(after.indexOf('very tired'));
  });

  it('does not match a short word elsewhere', () => {
    expect(follow([placeOf('very')], TEXT, 'a very other text')).toEqual([null]);
  });

  it.each([
    { start: -1, end: 3 },
    { start: 3, end: 3 },
    { start: 5, end: 2 },
    { start: 0, end: 1000 },
    { start: 0.5, end: 3 },
    { start: Number.NaN, end: 3 },
    { start: 3, end: 4 },
  ])('returns null for %j', (range) => {
    expect(usableRange('abc def', range)).toBeNull();
  });
});

describe('splitting a text at its marks', () => {
  it('joins to the same text, for any marks', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.tuple(fc.nat(80), fc.nat(80))), (text, raw) => {
        const marks = raw.flatMap(([start, end], index) => {
          const range = usableRange(text, { start, end });
          return range ? [{ number: index + 1, range }] : [];
        });
        const segments = segmentsOf(text, marks);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        expect(segments.flatMap(({ ending }) => ending).toSorted((a, b) => a - b)).toEqual(
          marks.map(({ number }) => number),
        );
      }),
    );
  });
});
