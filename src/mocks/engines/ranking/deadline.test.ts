// @vitest-environment node
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextDeadline } from './deadline';

it.each([
  ['2026-11-21T23:59:00Z', { month: 11, day: 21 }, '2026-11-21'],
  ['2026-11-22T00:00:00Z', { month: 11, day: 21 }, '2027-11-21'],
  ['2026-11-21T00:00:00Z', { month: 1, day: 15 }, '2027-01-15'],
  ['2026-12-31T12:00:00Z', { month: 12, day: 31 }, '2026-12-31'],
  ['2027-01-01T12:00:00Z', { month: 2, day: 29 }, '2027-02-28'],
  ['2028-01-01T12:00:00Z', { month: 2, day: 29 }, '2028-02-29'],
])('on %s the next %o is %s', (now, day, next) => {
  expect(nextDeadline(day, new Date(now))).toBe(next);
});

it('is today or later, within a year', () => {
  const days = fc.record({
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  });
  const moments = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2060-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, moments, (day, now) => {
      const next = Date.parse(nextDeadline(day, now));
      const today = Date.parse(now.toISOString().slice(0, 10));
      expect(next).toBeGreaterThanOrEqual(today);
      expect(next - today).toBeLessThanOrEqual(366 * 86_400_000);
    }),
  );
});
