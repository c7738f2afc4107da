// @vitest-environment node
import { expect, it } from 'vitest';
import { bestOf, compareTexts, leastOf } from './compare-rows';

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

it.each([
  [[20, 30], [], [true, false]],
  // An amount with a missing part may be more: nobody is surely the lowest.
  [[20, 15], [1], [false, false]],
  [[20, 25], [1], [true, false]],
])(
  'of the amounts %j, where %j lack a part, the lowest are %j',
  (amounts, lacking: number[], best) => {
    const costs = amounts.map((amount, at) => ({ amount, atLeast: lacking.includes(at) }));
    expect(leastOf(costs)).toEqual(best);
  },
);

it.each([
  [['3', '3'], { differs: false, equal: true }],
  [['3', null], { differs: true, equal: false }],
  [[null, null], { differs: false, equal: false }],
])('compares the texts %j', (texts, comparison) => {
  expect(compareTexts(texts)).toEqual(comparison);
});
