import { expect, it } from 'vitest';
import { trailOf } from './trail';
import { trailFrame, type TrailStop } from './trail-frame';
import { placeStops } from './trail-stops';

const frame = trailFrame('2026-11-24', '2027-09');
const trail = trailOf({ width: 700, height: 600, last: frame.last });

const stop = (key: string, day: string, stones = 4): TrailStop => ({
  key,
  day,
  name: key,
  stones,
  set: 0,
  kind: 'open',
});

it('programs that are due on the same day stand side by side, around its place', () => {
  const [day] = placeStops([stop('Delft', '2027-01-15'), stop('Twente', '2027-01-15', 5)], {
    frame,
    trail,
    scale: 1,
  });
  const [delft, twente] = day?.stops ?? [];
  const { x, y } = trail.pointOf({ month: 3, part: 14 / 30 });
  expect(day).toMatchObject({ x, y, top: twente?.top });
  expect([delft?.x, twente?.x]).toEqual([x - 10, x + 10]);
  expect(twente?.top).toBeLessThan(delft?.top ?? 0);
});

it('programs that are due a day apart stand as far apart, in their order', () => {
  const days = placeStops([stop('Delft', '2027-01-15'), stop('Twente', '2027-01-16')], {
    frame,
    trail,
    scale: 1.5,
  });
  const [first, second] = days.map(({ x }) => x);
  expect(days.map(({ half }) => half)).toEqual([16.5, 16.5]);
  expect(Math.abs((second ?? 0) - (first ?? 0))).toBeCloseTo(30);
});

it('a day outside the picture has none', () => {
  expect(placeStops([stop('KAIST', '2025-01-15')], { frame, trail, scale: 1 })).toEqual([]);
});
