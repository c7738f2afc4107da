// @vitest-environment node
import { expect, it } from 'vitest';
import { isEssayId } from './essay-id';

it.each(['7', 'e-1', 'Af0', 'x'.repeat(64)])('%j can be the id of an essay', (text) => {
  expect(isEssayId(text)).toBe(true);
});

it.each(['', 'x'.repeat(65), 'e_1', 'é', 'a b', '1\n', '../1'])(
  '%j is not the id of an essay',
  (text) => {
    expect(isEssayId(text)).toBe(false);
  },
);
