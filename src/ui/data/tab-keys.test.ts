import { expect, it } from 'vitest';
import { tabOfKey } from './tab-keys';

const TABS = ['one', 'two', 'three'];

it.each([
  ['ArrowRight', 'one', 'two'],
  ['ArrowRight', 'three', 'one'],
  ['ArrowLeft', 'two', 'one'],
  ['ArrowLeft', 'one', 'three'],
  ['Home', 'three', 'one'],
  ['End', 'one', 'three'],
  ['Enter', 'one', undefined],
])('%s leads from tab %s to %s', (key, open, tab) => {
  expect(tabOfKey(key, TABS, open)).toBe(tab);
});
