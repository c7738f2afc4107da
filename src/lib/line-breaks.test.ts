// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepCompounds, unbroken } from './line-breaks';

/** `_` for a space at which no line breaks. */
const shown = (text: string) => text.replaceAll('\u00a0', '_');

describe('unbroken', () => {
  it('has no place for a line break', () => {
    expect(shown(unbroken('Hàn Quốc'))).toBe('Hàn_Quốc');
  });
});

describe('keepCompounds', () => {
  it.each([
    ['Cử nhân Khoa học máy tính', 'Cử_nhân Khoa_học máy_tính'],
    ['Trí tuệ nhân tạo', 'Trí_tuệ nhân_tạo'],
    ['Khoa học tự nhiên và toán', 'Khoa_học tự_nhiên và toán'],
    ['Danh sách học bổng, hạn nộp.', 'Danh_sách học_bổng, hạn_nộp.'],
    // Each syllable belongs to one word.
    ['Đại học học bổng', 'Đại_học học_bổng'],
    ['Một năm du học thật sự tốn bao nhiêu', 'Một năm du học thật sự tốn bao_nhiêu'],
    ['Lớp 12, nhập học tháng 9 năm 2027', 'Lớp_12, nhập_học tháng_9 năm_2027'],
    ['BSc Computer Science', 'BSc Computer Science'],
    ['khoa  học', 'khoa  học'],
    ['', ''],
  ])('%s', (name, kept) => {
    expect(shown(keepCompounds(name))).toBe(kept);
  });

  it('changes nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(keepCompounds(name).replaceAll('\u00a0', ' ')).toBe(name.replaceAll('\u00a0', ' '));
      }),
    );
  });
});
