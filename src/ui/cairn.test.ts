import { describe, expect, it } from 'vitest';
import { cairnHeight, solidStones } from './cairn';

describe('a cairn', () => {
  it('of more than five stones is hardly higher than of five', () => {
    const five = cairnHeight(5);
    for (const stones of [6, 8, 10, 14]) {
      expect(cairnHeight(stones)).toBeGreaterThan(five * 0.85);
      expect(cairnHeight(stones)).toBeLessThan(five * 1.1);
    }
  });

  it.each([
    [5, 3, 3],
    [10, 9, 9],
    // More steps than stones.
    [20, 0, 0],
    [20, 1, 1],
    [20, 10, 5],
    [20, 19, 9],
    [20, 20, 10],
  ])('of %d steps, %d done, has %d solid stones', (steps, done, solid) => {
    expect(solidStones(steps, done)).toBe(solid);
  });
});
