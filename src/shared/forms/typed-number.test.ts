// @vitest-environment node
import { expect, it } from 'vitest';
import { readNumber } from './typed-number';

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
