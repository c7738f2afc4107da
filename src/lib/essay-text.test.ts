// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEssayText, parseEssayText, writeEssayText } from './essay-text';

/** Texts that are often almost in the format: its words, its separators, and anything between. */
const nearly = fc
  .array(
    fc.oneof(
      fc.constantFrom('Title: ', ' Essay: ', 'Title:', 'Essay:', ' ', '\n', 'title: ', ' essay: '),
      fc.string({ unit: 'binary' }),
    ),
  )
  .map((parts) => parts.join(''));

describe('parseEssayText', () => {
  it.each([
    ['Title: Home Essay: It rained.', { title: 'Home', essay: 'It rained.' }],
    ['Title:  Essay: ', { title: '', essay: '' }],
    ['Title: A Essay: B Essay: C', { title: 'A', essay: 'B Essay: C' }],
    ['Title: Title: A Essay: B', { title: 'Title: A', essay: 'B' }],
    ['Title: Hai\ndòng Essay: Mưa\n\nrồi nắng', { title: 'Hai\ndòng', essay: 'Mưa\n\nrồi nắng' }],
  ])('reads %j', (raw, parsed) => {
    expect(parseEssayText(raw)).toEqual(parsed);
  });

  it.each(['', 'It rained.', 'Title: Home', ' Essay: It rained.', 'title: a essay: b'])(
    'treats %j, which is not in the format, as the text of an essay',
    (raw) => {
      expect(parseEssayText(raw)).toEqual({ title: null, essay: raw });
    },
  );
});

describe('formatting a parsed text', () => {
  it('returns any text unchanged', () => {
    fc.assert(
      fc.property(nearly, (raw) => {
        expect(formatEssayText(parseEssayText(raw))).toBe(raw);
      }),
      { numRuns: 1000 },
    );
  });

  it('returns any title without the separator, and any essay, unchanged', () => {
    const title = fc.string({ unit: 'binary' }).filter((text) => !` ${text} `.includes(' Essay: '));
    fc.assert(
      fc.property(title, nearly, (name, essay) => {
        expect(parseEssayText(formatEssayText({ title: name, essay }))).toEqual({
          title: name,
          essay,
        });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('formatting typed text', () => {
  /** The visible text: a no-break space is a space. */
  const seen = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

  it('parses back to the same title and text', () => {
    fc.assert(
      fc.property(fc.option(nearly, { nil: null }), nearly, (title, essay) => {
        const read = parseEssayText(writeEssayText({ title, essay }));
        expect([seen(read.title), read.essay]).toEqual([seen(title), essay]);
      }),
      { numRuns: 1000 },
    );
  });

  it('returns a text without a title unchanged', () => {
    expect(writeEssayText({ title: null, essay: 'It rained.' })).toBe('It rained.');
    expect(writeEssayText({ title: null, essay: 'Title: a Essay: b' })).toBe(
      'Title:  Essay: Title: a Essay: b',
    );
  });

  it.each([
    ['A Essay: B', 'Title: A\u00a0Essay: B Essay: text'],
    ['A Essay:', 'Title: A\u00a0Essay: Essay: text'],
    ['Essay: A', 'Title: Essay: A Essay: text'],
    ['An Essay:ist', 'Title: An Essay:ist Essay: text'],
  ])('separates the title %j from the text', (title, written) => {
    expect(writeEssayText({ title, essay: 'text' })).toBe(written);
  });
});
