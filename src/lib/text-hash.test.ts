// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textHash } from './text-hash';

it('is equal for equal texts and differs for different texts', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(text, text, (one, two) => {
      expect(textHash(one) === textHash(two)).toBe(one === two);
    }),
    { numRuns: 2000 },
  );
});

it('differs for texts with one different character, position or ending', () => {
  const essay = 'I tested what I knew how to test. '.repeat(100);
  const near = Array.from(
    { length: essay.length },
    (_, at) => `${essay.slice(0, at)}~${essay.slice(at + 1)}`,
  );
  expect(new Set([essay, `${essay} `, ...near].map(textHash)).size).toBe(essay.length + 2);
});
