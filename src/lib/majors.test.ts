// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMajors } from './majors';

describe('formatMajors', () => {
  it.each([
    [[], ' and ', '[major]'],
    [['Law'], ' and ', 'Law'],
    [['Law', 'Art'], ' and ', 'Law and Art'],
    [['Law', 'Art', 'Music'], ' and ', 'Law, Art and Music'],
    [['A', 'B', 'C', 'D'], ' and ', 'A, B, C and D'],
    [['Luật', 'Nhạc'], ' và ', 'Luật và Nhạc'],
    [['Luật', 'Nhạc', 'Sử'], ' và ', 'Luật, Nhạc và Sử'],
  ])('%j with %j is %j', (titles, and, line) => {
    expect(formatMajors(titles, and)).toBe(line);
  });

  it('names each major once, in order, with one conjunction from two on', () => {
    const titles = fc.array(fc.stringMatching(/^[A-Z][a-z]{0,8}$/), { minLength: 2 });
    fc.assert(
      fc.property(titles, (given) => {
        const line = formatMajors(given, ' & ');
        expect(line.split(/, | & /)).toEqual(given);
        expect(line.split(' & ')).toHaveLength(2);
      }),
      { numRuns: 1000 },
    );
  });
});
