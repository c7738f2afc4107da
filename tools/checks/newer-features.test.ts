// @vitest-environment node
import { expect, it } from 'vitest';
import { newerGlobal, newerProperty } from './newer-features.mjs';

it.each([
  [null, 'toSorted'],
  [null, 'findLast'],
  ['URL', 'canParse'],
  ['AbortSignal', 'timeout'],
  ['Response', 'json'],
  ['Intl', 'Segmenter'],
])('%s.%s is newer than the oldest supported browsers', (object, property) => {
  expect(newerProperty(object, property)).toMatch(/(chrome|safari|firefox) \d/);
});

it.each([
  [null, 'at'],
  ['response', 'json'],
  ['request', 'timeout'],
  ['Object', 'hasOwn'],
  ['crypto', 'randomUUID'],
])('%s.%s is not', (object, property) => {
  expect(newerProperty(object, property)).toBeNull();
});

it.each(['CSSLayerBlockRule', 'WritableStream'])(
  '%s, which the boot script looks for, is in all supported browsers',
  (name) => {
    expect(newerGlobal(name)).toBeNull();
  },
);
