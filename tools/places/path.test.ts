// @vitest-environment node
import { expect, it } from 'vitest';
import { pathOf } from './path';

const square = [
  [10, 10],
  [30, 10],
  [30, 30],
  [10, 30],
  [10, 10],
] as const;

it('draws a closed line as curves between the middles of its sides, with its corners as control points', () => {
  expect(pathOf({ points: square, closed: true }, 0.5)).toBe(
    'M10 20q0-10 10-10t10 10-10 10-10-10z',
  );
});

it('draws an open line from its first point to its last', () => {
  const points = square.slice(0, 4);
  expect(pathOf({ points, closed: false }, 0.5)).toBe('M10 10q20 0 20 10t-20 10');
  expect(pathOf({ points: square.slice(0, 2), closed: false }, 0.5)).toBe('M10 10l20 0');
  expect(pathOf({ points: square.slice(0, 1), closed: false }, 0.5)).toBe('');
});

it('keeps near its corners over a long line, though its middles are whole numbers', () => {
  const points = Array.from({ length: 60 }, (_, step) => [step * 3, step % 2 ? 20 : 13] as const);
  const numbers = pathOf({ points, closed: false }, 0.5).match(/-?\d+/g)?.map(Number) ?? [];
  let [x = 0, y = 0, controlX = 0, controlY = 0] = numbers;
  [controlX, controlY] = [x + controlX, y + controlY];
  [x, y] = [x + (numbers[4] ?? 0), y + (numbers[5] ?? 0)];
  for (let at = 6; at < numbers.length; at += 2) {
    [controlX, controlY] = [2 * x - controlX, 2 * y - controlY];
    [x, y] = [x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)];
    const corner = points[at / 2 - 1] ?? [0, 0];
    expect(Math.abs(controlX - corner[0])).toBeLessThanOrEqual(1);
    expect(Math.abs(controlY - corner[1])).toBeLessThanOrEqual(1);
  }
});
