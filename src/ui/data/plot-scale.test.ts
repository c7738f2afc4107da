import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_MARKS, plotScale } from './plot-scale';

test('a mark is one program as long as the tallest column fits', () => {
  expect(plotScale([4, 0, 14])).toEqual({ unit: 1, marks: [4, 0, 14] });
});

test('with taller columns a mark means 2, 5, 10, 20 ... programs', () => {
  expect([15, 29, 73, 145, 291, 730].map((count) => plotScale([count]).unit)).toEqual([
    2, 5, 10, 20, 50, 100,
  ]);
  expect(plotScale([28, 3, 1])).toEqual({ unit: 2, marks: [14, 2, 1] });
});

test('zero or an invalid count is an empty column', () => {
  expect(plotScale([])).toEqual({ unit: 1, marks: [] });
  expect(plotScale([0, -3, Number.NaN, Number.POSITIVE_INFINITY, 2.9])).toEqual({
    unit: 1,
    marks: [0, 0, 0, 0, 2],
  });
});

test('the plot fits, never hides a column, and keeps the order of heights', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { maxLength: 40 }), (counts) => {
      const { marks } = plotScale(counts);
      expect(Math.max(0, ...marks)).toBeLessThanOrEqual(MAX_MARKS);
      expect(marks.map((mark) => mark === 0)).toEqual(counts.map((count) => count === 0));
      const byCount = counts.map((count, at) => [count, marks[at] ?? 0] as const);
      const rising = byCount.toSorted(([one], [other]) => one - other).map(([, mark]) => mark);
      expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    }),
  );
});

test('the unit is the smallest that fits', () => {
  fc.assert(
    fc.property(fc.integer({ min: MAX_MARKS + 1, max: 1_000_000 }), (tallest) => {
      const { unit } = plotScale([tallest]);
      const smaller = String(unit).startsWith('5') ? unit / 2.5 : unit / 2;
      expect(Math.round(tallest / smaller)).toBeGreaterThan(MAX_MARKS);
    }),
  );
});
