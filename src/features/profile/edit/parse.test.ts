// @vitest-environment node
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPhoneLibrary } from '@/shared/phone/phone-number';
import {
  averageText,
  onOtherScale,
  parseAverage,
  parseIelts,
  parseName,
  parsePhone,
  parseSat,
  parseSchool,
  parseYear,
} from './parse';

describe('a grade average', () => {
  it.each([
    ['3.5', 'four', 8.75],
    ['3,2', 'four', 8],
    ['4', 'four', 10],
    ['0', 'four', 0],
    ['0', 'ten', 0],
    ['10', 'ten', 10],
    ['8,65', 'ten', 8.65],
    ['', 'ten', null],
  ] as const)('%j of %s is stored as %s of ten', (raw, scale, value) => {
    expect(parseAverage(raw, scale)).toEqual({ raw, value });
  });

  it.each([
    ['4.1', 'four', 'averageFour'],
    ['8.6', 'four', 'averageFour'],
    ['10.1', 'ten', 'averageTen'],
    ['A', 'ten', 'averageTen'],
  ] as const)('%j of %s is invalid', (raw, scale, invalid) => {
    expect(parseAverage(raw, scale)).toEqual({ raw, invalid });
  });

  it('shows 3.5 of four as 8.8 of ten, and 8 of ten as 3.20 of four (R22)', () => {
    expect(onOtherScale(8.75, 'four')).toBe('8.8');
    expect(onOtherScale(8, 'ten')).toBe('3.20');
    expect(onOtherScale(null, 'ten')).toBe('');
    expect(onOtherScale(0, 'four')).toBe('0');
  });

  it('stays as typed in its own scale, and is converted in the other', () => {
    const typed = { value: 8.75, raw: '3.5', invalid: null };
    expect(averageText(typed, 'four')).toBe('3.5');
    expect(averageText(typed, 'ten')).toBe('8.8');
    expect(averageText({ value: 8, raw: '8', invalid: null }, 'four')).toBe('3.20');
    expect(averageText({ value: 8.6, raw: '8.6', invalid: null }, 'four')).toBe('3.44');
    expect(averageText({ value: null, raw: 'x', invalid: 'averageTen' }, 'four')).toBe('x');
    expect(averageText({ value: 8.65, raw: null, invalid: null }, 'ten')).toBe('8.65');
  });

  it('of four with two decimals is unchanged after saving and loading', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (hundredths) => {
        const raw = (hundredths / 100).toFixed(2);
        const edit = parseAverage(raw, 'four');
        const value = 'value' in edit ? edit.value : null;
        expect(averageText({ value, raw: null, invalid: null }, 'four')).toBe(raw);
      }),
    );
  });
});

describe('other fields', () => {
  beforeAll(loadPhoneLibrary);

  it.each([
    ['0912 345 678', '+84912345678'],
    ['+84 (0)912.345.678', '+84912345678'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+84912345678', '+84912345678'],
    ['', null],
    ['912345678', '+84912345678'],
  ])('the phone number %j is %s', (raw, value) => {
    expect(parsePhone(raw)).toEqual({ raw, value });
  });

  it.each(['0912 345 67', '+84', '+0912345678', 'call me', `+84${'1'.repeat(20)}`])(
    'the phone number %j is invalid',
    (raw) => {
      expect(parsePhone(raw)).toEqual({ raw, invalid: 'phone' });
    },
  );

  it('a name is not empty, in composed letters', () => {
    expect(parseName('  ')).toEqual({ raw: '  ', invalid: 'name' });
    expect(parseName(' \u200b')).toHaveProperty('invalid', 'name');
    expect(parseName('Linh '.normalize('NFD'))).toMatchObject({ value: 'Linh' });
    expect(parseName('Ngọc'.normalize('NFD'))).toMatchObject({ value: 'Ngọc' });
    expect(parseName('ọ'.normalize('NFD').repeat(100))).toHaveProperty('value');
    expect(parseName('x'.repeat(101))).toHaveProperty('invalid', 'longName');
  });

  it.each([
    [parseIelts, '6,5', 6.5],
    [parseIelts, '9', 9],
    [parseIelts, '0', 0],
    [parseSat, '1450', 1450],
    [parseSat, '', null],
    [parseYear, '2027', 2027],
    [parseYear, '', null],
    [parseSchool, ' THPT Cửa Đại ', 'THPT Cửa Đại'],
    [parseSchool, ' ', null],
  ] as const)('%o accepts %j', (parse, raw, value) => {
    expect(parse(raw)).toEqual({ raw, value });
  });

  it.each([
    [parseIelts, '6.7', 'ielts'],
    [parseIelts, '9.5', 'ielts'],
    [parseSat, '390', 'sat'],
    [parseSat, '1400.5', 'sat'],
    [parseSat, '1601', 'sat'],
    [parseYear, '27', 'year'],
    [parseYear, '2027.5', 'year'],
    [parseYear, '0', 'year'],
    [parseSchool, 'x'.repeat(201), 'longSchool'],
  ] as const)('%o rejects %j', (parse, raw, invalid) => {
    expect(parse(raw)).toEqual({ raw, invalid });
  });
});
