import { expect, it } from 'vitest';
import { trailFrame } from './trail-frame';

it('begins with the month before today and ends with the month of departure', () => {
  const { months, last } = trailFrame('2026-11-24', '2027-09');
  expect(months[0]).toBe('2026-10');
  expect(months[last]).toBe('2027-09');
});

it.each([
  ['without a departure', null, 10],
  ['with a near one', '2027-01', 10],
  ['with one of the past', '2020-01', 10],
  ['with one in five years', '2031-09', 24],
])('%s it keeps its length', (_, departure, last) => {
  expect(trailFrame('2026-11-24', departure).last).toBe(last);
});

it('places the first and the last day of a month at its ends', () => {
  const { dayOf } = trailFrame('2026-11-24', '2027-09');
  expect(dayOf('2026-11-01')).toEqual({ month: 1, part: 0 });
  expect(dayOf('2027-02-28')).toEqual({ month: 4, part: 1 });
  expect(dayOf('2026-09-30')).toBeNull();
  expect(dayOf('2027-10-01')).toBeNull();
  expect(dayOf('no day')).toBeNull();
});
