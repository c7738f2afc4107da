import { expect, it } from 'vitest';
import { parseLimit } from './limits';

it.each([
  ['', null],
  ['  ', null],
  ['650', 650],
  [' 650 ', 650],
  ['1,000', 1000],
  ['1.000 ', 1000],
  [' 1 000 ', 1000],
  ['10000', 10_000],
  ['10001', undefined],
  ['0', undefined],
  ['1.00', undefined],
  ['many', undefined],
])('reads %j as a word limit', (typed, limit) => {
  expect(parseLimit(typed)).toBe(limit);
});
