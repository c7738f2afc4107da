// @vitest-environment node
import { expect, it } from 'vitest';
import { readNumber, readWordLimit } from './typed-number';

it.each([
  ['', null],
  ['  ', null],
  ['8,6', 8.6],
  ['8.6', 8.6],
  [' 7. ', 7],
  ['.5', 0.5],
  ['0', 0],
  ['.', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['8.6.1', undefined],
  ['8,6,1', undefined],
  ['eight', undefined],
  ['８', undefined],
])('%j is the number %s', (typed, value) => {
  expect(readNumber(typed)).toBe(value);
});

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
  ['-650', undefined],
  ['many', undefined],
])('%j is the word limit %s', (typed, limit) => {
  expect(readWordLimit(typed)).toBe(limit);
});
