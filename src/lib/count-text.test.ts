// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, countText, countWords } from './count-text';

const vietnamese =
  'Quê nội tôi ở Tiền Giang. Mỗi chiều, bà tôi – năm nay 81 tuổi – vẫn ngồi đan lưới.\n\nTôi học được ở bà sự kiên nhẫn!';

describe('countText', () => {
  it.each([
    ['', { words: 0, characters: 0, paragraphs: 0 }],
    ['   \n \n', { words: 0, characters: 6, paragraphs: 0 }],
    ['It rained.', { words: 2, characters: 10, paragraphs: 1 }],
    ['  It \t rained  ', { words: 2, characters: 15, paragraphs: 1 }],
    ['One — two - three', { words: 3, characters: 17, paragraphs: 1 }],
    ['well-kept don’t and/or 3.5 U.S.', { words: 5, characters: 31, paragraphs: 1 }],
    ['“Why?” she asked… “Why not?”', { words: 5, characters: 28, paragraphs: 1 }],
    ['a\nb\r\nc\n\n\nd', { words: 4, characters: 9, paragraphs: 4 }],
    ['một\u00a0hai', { words: 2, characters: 7, paragraphs: 1 }],
    ['học sinh', { words: 2, characters: 8, paragraphs: 1 }],
    ['Ngày 20/11: 19.000 ₫', { words: 3, characters: 20, paragraphs: 1 }],
    [vietnamese, { words: 26, characters: 115, paragraphs: 2 }],
    ['👩‍👩‍👧 và 🇻🇳', { words: 1, characters: 6, paragraphs: 1 }],
  ])('counts %j', (text, counts) => {
    expect(countText(text)).toEqual(counts);
  });

  it('counts each Vietnamese letter as one character, however it is encoded', () => {
    const letter = fc.constantFrom(...'aăâeêioôơuưyđAĂÂEÊIOÔƠUƯYĐ');
    const tone = fc.constantFrom('', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323');
    fc.assert(
      fc.property(fc.array(fc.tuple(letter, tone)), (letters) => {
        const text = letters.map(([base, mark]) => base + mark).join('');
        expect(countCharacters(text.normalize('NFC'))).toBe(letters.length);
        expect(countCharacters(text.normalize('NFD'))).toBe(letters.length);
      }),
    );
  });

  it('counts composed and decomposed texts the same', () => {
    expect(countText(vietnamese.normalize('NFD'))).toEqual(countText(vietnamese));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(countText(text.normalize('NFD'))).toEqual(countText(text.normalize('NFC')));
      }),
    );
  });

  it('counts plain text like the segmenter', () => {
    const latin = fc.string({
      unit: fc
        .integer({ min: 0x20, max: 0x20ac })
        .map((code) => String.fromCharCode(code))
        .filter((letter) => letter === letter.normalize('NFC')),
    });
    const cut = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.oneof(latin, fc.constant(vietnamese)), (text) => {
        const composed = text.normalize('NFC');
        expect(countText(composed).characters).toBe([...cut.segment(composed)].length);
      }),
      { numRuns: 1000 },
    );
  });

  it('counts two joined texts as the sum of both', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, two) => {
        expect(countWords(`${one} ${two}`)).toBe(countWords(one) + countWords(two));
      }),
    );
  });
});
