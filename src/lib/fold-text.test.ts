// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text';

describe('foldText', () => {
  it.each([
    ['Đại học Bách khoa', 'dai hoc bach khoa'],
    ['  Ngành\t Y   đa khoa ', 'nganh y da khoa'],
    ['Zürich', 'zurich'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('gives the same result for composed and decomposed letters', () => {
    const text = 'Trường Đại học Kinh tế';
    expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
