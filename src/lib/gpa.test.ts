// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gpaOutOfFour, gpaOutOfTen } from './gpa';

const missing = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY];

describe('gpaOutOfTen', () => {
  it.each([
    [3.5, '8.8'],
    [3.2, '8'],
    [4, '10'],
    [0, '0'],
    [1, '2.5'],
    [3.7, '9.3'],
    [3.99, '10'],
    [2.22, '5.6'],
  ])('%d of four is %s of ten', (four, ten) => {
    expect(gpaOutOfTen(four)).toBe(ten);
  });

  it.each(missing)('is empty for %s', (value) => {
    expect(gpaOutOfTen(value)).toBe('');
  });

  it('has at most one decimal, never zero, and is within half a tenth', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 4, noNaN: true }), (four) => {
        const text = gpaOutOfTen(four);
        expect(text).toMatch(/^(10|\d(\.[1-9])?)$/);
        expect(Math.abs(Number(text) - four * 2.5)).toBeLessThanOrEqual(0.05 + 1e-6);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('gpaOutOfFour', () => {
  it.each([
    [8, '3.20'],
    [10, '4.00'],
    [0, '0.00'],
    [8.6, '3.44'],
    [7.25, '2.90'],
  ])('%d of ten is %s of four', (ten, four) => {
    expect(gpaOutOfFour(ten)).toBe(four);
  });

  it.each(missing)('is empty for %s', (value) => {
    expect(gpaOutOfFour(value)).toBe('');
  });

  it('has two decimals and is within half a hundredth', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (ten) => {
        const text = gpaOutOfFour(ten);
        expect(text).toMatch(/^[0-4]\.\d\d$/);
        expect(Math.abs(Number(text) - ten * 0.4)).toBeLessThanOrEqual(0.005 + 1e-6);
      }),
      { numRuns: 1000 },
    );
  });

  it('converts to ten and back to the same average', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (tenths) => {
        const ten = tenths / 10;
        expect(Number(gpaOutOfTen(Number(gpaOutOfFour(ten))))).toBeCloseTo(ten, 5);
      }),
    );
  });
});
