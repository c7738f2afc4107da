// @vitest-environment node
import { expect, it } from 'vitest';
import { stacked } from './stacked';

it('a column of tuition stacks its strokes from the foot up, and the highest fits', () => {
  const box = { count: 3, width: 300, height: 300, pad: 20 };
  const flat = stacked([0, 0, null, 2, ...Array.from({ length: 90 }, () => 1)], box);
  expect(flat[2]).toBeNull();
  const [first, second, , other] = flat;
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeLessThan(first?.y ?? 0);
  expect(other?.y).toBe(first?.y);
  expect((flat.at(-1)?.y ?? 0) - (flat.at(-1)?.height ?? 0)).toBeGreaterThanOrEqual(0);
});

it('a few strokes are not as high as the field', () => {
  const flat = stacked([0, 0], { count: 3, width: 300, height: 300, pad: 20 });
  expect(flat.at(-1)?.height).toBeLessThan(36);
});

it.each([176, 352, 540])('the count at the top right stays free, %i px high', (height) => {
  const box = { count: 30, width: 390, height, pad: 20 };
  const flat = stacked(
    Array.from({ length: 90 }, () => 27),
    box,
  );
  const top = Math.min(...flat.map((stroke) => (stroke ? stroke.y - stroke.height : height)));
  expect(top).toBeGreaterThanOrEqual(104);
});
