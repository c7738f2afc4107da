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
  ])('%j is compared as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('does not depend on how a letter is composed', () => {
    const text = 'Trường Đại học Kinh tế';
    expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
  });

  it('is the same done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
