import { describe, expect, it } from 'vitest';
import { trailOf } from './trail';

const BOX = { width: 390, height: 360, last: 10 };

describe('a trail', () => {
  it('has a row for each month and one between two, from the back to the front', () => {
    const { rows } = trailOf(BOX);
    expect(rows).toHaveLength(22);
    expect(rows.filter(({ isMonth }) => isMonth)).toHaveLength(11);
    expect(rows.at(-1)?.isMonth).toBe(true);
  });

  it('of more than 14 months has months alone', () => {
    expect(trailOf({ ...BOX, last: 20 }).rows).toHaveLength(21);
  });

  it.each([
    [390, 360],
    [700, 640],
    [320, 300],
  ])('keeps every day in a box of %i by %i, and climbs with the months', (width, height) => {
    const { pointOf, summit, sun } = trailOf({ width, height, last: 10 });
    let below = height;
    for (let month = 0; month <= 10; month += 1) {
      for (const part of [0, 0.5, 1]) {
        const { x, y } = pointOf({ month, part });
        expect(x).toBeGreaterThan(8);
        expect(x).toBeLessThan(width - 8);
        expect(y).toBeGreaterThan(40);
        expect(y).toBeLessThan(height);
      }
      const middle = pointOf({ month, part: 0.5 }).y;
      expect(middle).toBeLessThan(below);
      below = middle;
    }
    expect(summit).toEqual(pointOf({ month: 10, part: 0.5 }));
    expect(sun.y - sun.radius).toBeGreaterThan(0);
  });

  it('goes to and fro: odd months from the right to the left', () => {
    const { pointOf } = trailOf(BOX);
    const [first, second] = [0, 1].map(
      (month) => pointOf({ month, part: 1 }).x - pointOf({ month, part: 0 }).x,
    );
    expect(first).toBeGreaterThan(0);
    expect(second).toBeLessThan(0);
  });

  it('is one line: the path to a day ends where the path from it begins', () => {
    const { pathTo, pathFrom } = trailOf(BOX);
    const day = { month: 3, part: 0.4 };
    const end = pathTo(day).match(/L([\d.]+ [\d.]+)$/)?.[1];
    expect(end).toBeTruthy();
    expect(pathFrom(day).startsWith(`M${end}`)).toBe(true);
  });
});
