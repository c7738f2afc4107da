// @vitest-environment node
import { expect, it } from 'vitest';
import { languageOf } from './language';

it.each([
  [null, 'en'],
  ['', 'en'],
  ['vi', 'vi'],
  ['vi-VN', 'vi'],
  ['VI-vn,en;q=0.8', 'vi'],
  ['en-US,vi;q=0.9', 'en'],
  ['fr-FR, vi;q=0.3, en;q=0.2', 'vi'],
  ['vi;q=0, fr', 'en'],
  ['*', 'en'],
  [';;,q=', 'en'],
])('%o is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
