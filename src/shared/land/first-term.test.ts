// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { firstTerm } from './first-term';

const NOW = new Date('2026-11-15');
afterEach(() => vi.unstubAllEnvs());

const autumn = { months: [9], after: 12 };
const spring = { months: [2], after: 12 };
const early = { months: [9], after: 11 };

it.each([
  [12, [autumn, spring], { year: 2027, season: 'autumn' }, [autumn]],
  [11, [autumn, spring], { year: 2028, season: 'autumn' }, [autumn]],
  [11, [autumn, early], { year: 2027, season: 'autumn' }, [early]],
  [9, [spring], { year: 2031, season: 'spring' }, [spring]],
  [13, [autumn, spring], { year: 2027, season: 'spring' }, [spring]],
] as const)('the first term of grade %i', (grade, programs, term, begin) => {
  const first = firstTerm<(typeof programs)[number]>(programs, grade, NOW);
  expect(first?.term).toEqual(term);
  expect([...(first?.programs ?? [])]).toEqual(begin);
});

it.each(['Pacific/Kiritimati', 'Pacific/Honolulu'])(
  'a month begins with its first day in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const july = { months: [7], after: 12 };
    expect(firstTerm([july], 12, new Date('2027-06-30T12:00'))?.term.year).toBe(2027);
    expect(firstTerm([july], 12, new Date('2027-07-01T12:00'))?.term.year).toBe(2028);
  },
);

it('without programs there is none', () => {
  expect(firstTerm([], 12, NOW)).toBeNull();
});
