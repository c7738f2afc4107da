// @vitest-environment node
import { expect, it } from 'vitest';
import { gpaOutOfFour } from '@/lib/gpa';
import {
  AVERAGE_SCALES,
  averageOutOfTen,
  ieltsBand,
  satTotal,
  SCORE_RANGES,
  type EnglishTest,
} from './score-scales';

it('averages are converted in proportion', () => {
  expect(AVERAGE_SCALES.map((scale) => averageOutOfTen(SCORE_RANGES[scale].max, scale))).toEqual([
    10, 10, 10,
  ]);
  expect(averageOutOfTen(3.5, 'four')).toBe(8.75);
  expect(averageOutOfTen(86, 'percent')).toBe(8.6);
  // Not 8.0, which would meet a requirement of 8.0.
  expect(averageOutOfTen(79.6, 'percent')).toBe(7.96);
  expect(averageOutOfTen(8.65, 'ten')).toBe(8.65);
});

it('an average out of 4 is unchanged after it was stored out of 10', () => {
  for (let hundredths = 0; hundredths <= 400; hundredths += 1) {
    const typed = (hundredths / 100).toFixed(2);
    expect(gpaOutOfFour(averageOutOfTen(Number(typed), 'four'))).toBe(typed);
  }
});

it.each<[EnglishTest, number, number]>([
  ['ielts', 6.5, 6.5],
  ['toefl', 93, 6.5],
  ['toefl', 94, 7],
  ['toefl', 120, 9],
  ['duolingo', 110, 6],
  ['duolingo', 115, 6.5],
  ['duolingo', 10, 4],
])('%s %d is compared as IELTS %d', (test, score, band) => {
  expect(ieltsBand(score, test)).toBe(band);
});

it.each([
  [36, 1590],
  [30, 1370],
  [9, 590],
  [1, 400],
])('ACT %d is compared as SAT %d', (score, total) => {
  expect(satTotal(score, 'act')).toBe(total);
  expect(satTotal(1310, 'sat')).toBe(1310);
});
