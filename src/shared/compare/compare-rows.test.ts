// @vitest-environment node
import { expect, it } from 'vitest';
import { bestOf } from './compare-rows';

it.each([
  [[13_000, 18_400, 6200], 'least', [false, false, true]],
  [[4, 4, 3], 'most', [true, true, false]],
  [[null, 2, 1], 'least', [false, false, true]],
  // Nothing to compare: equal, or only one known.
  [[5, 5], 'least', [false, false]],
  [[null, 2], 'most', [false, false]],
] as const)('of %j the %s are marked', (values, best, marked) => {
  expect(bestOf(values, best)).toEqual(marked);
});
