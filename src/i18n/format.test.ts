// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { formatMoney, formatNumber, formatScore, formatShortMoney } from './format';
import { formatMajors } from './format-names';
import {
  dayParts,
  daysUntil,
  formatClock,
  formatDay,
  formatMonth,
  formatShortDay,
  formatTime,
} from './format-date';

describe('money and numbers', () => {
  it.each([
    ['en', 11_000, '$11,000'],
    ['vi', 11_000, '$11.000'],
    ['en', 999.5, '$1,000'],
    ['vi', 0, '$0'],
  ] as const)('in %s: %d is %s', (locale, amount, text) => {
    expect(formatMoney(locale, amount)).toBe(text);
  });

  it.each([
    ['en', 0, '$0'],
    ['en', 900, '$900'],
    ['en', 28_000, '$28k'],
    ['vi', 28_500, '$28,5k'],
  ] as const)('in %s, in short: %d is %s', (locale, amount, text) => {
    expect(formatShortMoney(locale, amount)).toBe(text);
  });

  it('writes fractions with the separator of the locale', () => {
    expect(formatNumber('en', 8.65)).toBe('8.7');
    expect(formatNumber('vi', 8.6)).toBe('8,6');
  });
});

describe('scores', () => {
  it.each([
    ['en', 'ielts', 7, '7.0'],
    ['vi', 'ielts', 6.5, '6.5'],
    ['en', 'sat', 1400, '1400'],
    ['vi', 'sat', 1400, '1400'],
    ['en', 'average', 8, '8'],
    ['vi', 'average', 8.6, '8,6'],
  ] as const)('in %s, the %s of %d is %s', (locale, name, score, text) => {
    expect(formatScore(locale, name, score)).toBe(text);
  });
});

describe('the majors line', () => {
  it.each([
    ['en', [], '[major]'],
    ['en', ['Law'], 'Law'],
    ['en', ['Law', 'Art'], 'Law and Art'],
    ['en', ['Law', 'Art', 'Music'], 'Law, Art and Music'],
    ['en', ['A', 'B', 'C', 'D'], 'A, B, C and D'],
    ['vi', [], '[major]'],
    ['vi', ['Luật', 'Nhạc'], 'Luật và Nhạc'],
    ['vi', ['Luật', 'Nhạc', 'Sử'], 'Luật, Nhạc và Sử'],
  ] as const)('in %s, of %j, is %j', (locale, titles, line) => {
    expect(formatMajors(locale, titles)).toBe(line);
  });
});

describe('times', () => {
  it.each([
    ['en', '14:05', '00:05'],
    ['vi', '14:05', '0:05'],
  ] as const)('are in 24 hours, in %s', (locale, afternoon, night) => {
    expect(formatTime(locale, new Date(2026, 2, 1, 14, 5))).toBe(afternoon);
    expect(formatClock(locale, '14:05')).toBe(afternoon);
    expect(formatTime(locale, new Date(2026, 2, 1, 0, 5))).toBe(night);
    expect(formatTime(locale, new Date('not a moment'))).toBe('');
  });
});

describe('days', () => {
  it('formats a day in the locale, in any time zone of the machine', () => {
    expect(formatDay('en', '2027-01-05')).toBe('Jan\u00a05, 2027');
    expect(formatDay('vi', '2027-01-05')).toBe('5/1/2027');
    expect(dayParts('en', '2027-01-05')).toEqual({ day: '5', month: 'Jan' });
    expect(dayParts('vi', '2027-01-05')).toEqual({ day: '5', month: 'tháng 1' });
    expect(formatMonth('en', 9)).toBe('September');
    expect(formatMonth('vi', 9)).toBe('tháng 9');
  });

  it.each([
    ['WebKit', '05/1', '5/1'],
    ['Firefox', '08:05', '8:05'],
    ['Chromium', '10/1', '10/1'],
  ])('and times begin without a zero in Vietnamese, in %s too', (_browser, written, shown) => {
    // A getter, which TypeScript declares as a method.
    const formatter: { readonly format: unknown } = Intl.DateTimeFormat.prototype;
    vi.spyOn(formatter, 'format', 'get').mockReturnValue(() => written);
    expect(formatShortDay('vi', '2027-01-05')).toBe(shown);
    expect(formatClock('vi', '08:05')).toBe(shown);
  });

  it.each(['', 'soon', '2027-13-01', 'x'.repeat(1000)])('shows %j unchanged', (day) => {
    expect(formatDay('en', day)).toBe(day);
    expect(formatShortDay('en', day)).toBe(day);
    expect(dayParts('vi', day)).toEqual({ day, month: '' });
  });

  it('counts whole days from the student’s own today', () => {
    const lateEvening = new Date(2027, 0, 4, 23, 59);
    expect(daysUntil('2027-01-05', lateEvening)).toBe(1);
    expect(daysUntil('2027-01-04', lateEvening)).toBe(0);
    expect(daysUntil('2027-01-03', lateEvening)).toBe(-1);
    expect(daysUntil('2027-03-01', new Date(2027, 1, 28))).toBe(1);
  });
});
