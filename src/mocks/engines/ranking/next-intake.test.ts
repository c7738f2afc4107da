// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Intakes } from '@/mocks/catalogue/terms/country-terms';
import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';
import { noAnswers } from './answers';
import { classGrades, earliestStart } from './class-grades';
import { nextIntake } from './next-intake';

const [first] = catalogueEntries.filter(({ country }) => country.code === 'GB');
if (!first) throw new Error('The catalogue has no British program');

function entryWith(intakes: Intakes, finishedGrade12 = true): CatalogueEntry {
  const { program } = first ?? {};
  if (!first || !program) throw new Error('no program');
  const requirements = { ...program.requirements, finishedGrade12 };
  return { ...first, program: { ...program, intakes, requirements } };
}

const autumn: Intakes = [{ month: 9, deadline: { month: 1, day: 13, time: '18:00' } }];
const twice: Intakes = [
  { month: 2, deadline: { month: 11, day: 30 } },
  { month: 7, deadline: { month: 4, day: 30 } },
];
const allYear: Intakes = [
  { month: 1, deadline: null },
  { month: 9, deadline: null },
];

describe('the next intake', () => {
  it.each<[string, Intakes, string | null, string, string | null]>([
    // Without a grade: the next open one.
    ['2026-11-22T00:00:00Z', autumn, null, '2027-09', '2027-01-13'],
    ['2026-11-22T00:00:00Z', twice, null, '2027-02', '2026-11-30'],
    // The deadline is 18:00 in London, to the minute.
    ['2027-01-13T17:59:00Z', autumn, null, '2027-09', '2027-01-13'],
    ['2027-01-13T18:00:00Z', autumn, null, '2028-09', '2028-01-13'],
    // A student of grade 12 finishes in June 2027.
    ['2026-11-22T00:00:00Z', twice, '12', '2027-07', '2027-04-30'],
    ['2026-11-22T00:00:00Z', allYear, '12', '2027-09', null],
    ['2026-11-22T00:00:00Z', autumn, '11', '2028-09', '2028-01-13'],
    ['2026-11-22T00:00:00Z', autumn, '9', '2030-09', '2030-01-13'],
    // In July the next school year has begun.
    ['2027-07-02T00:00:00Z', autumn, '11', '2029-09', '2029-01-13'],
    ['2026-11-22T00:00:00Z', twice, '13', '2027-02', '2026-11-30'],
    ['2026-11-22T00:00:00Z', allYear, '13', '2027-01', null],
  ])('on %s of %o for grade %s is %s, by %s', (now, intakes, classGradeId, start, deadline) => {
    const next = nextIntake(entryWith(intakes), { ...noAnswers, classGradeId }, new Date(now));
    expect(next).toMatchObject({ start, deadline });
  });

  it('is a year earlier where grade 11 is enough', () => {
    const answers = { ...noAnswers, classGradeId: '11' };
    const next = nextIntake(entryWith(autumn, false), answers, new Date('2026-11-22T00:00:00Z'));
    expect(next).toMatchObject({ start: '2027-09', deadline: '2027-01-13', deadlineTime: '18:00' });
  });

  it('is never before the student can start, nor past its deadline, on any day', () => {
    const days = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    const grades = fc.constantFrom(null, ...classGrades.map(({ id }) => String(id)));
    fc.assert(
      fc.property(fc.constantFrom(...catalogueEntries), grades, days, (entry, grade, now) => {
        const next = nextIntake(entry, { ...noAnswers, classGradeId: grade }, now);
        const required = entry.program.requirements.finishedGrade12 ? 12 : 11;
        const today = now.toISOString().slice(0, 10);
        expect(next.start >= (earliestStart(required, grade, now) ?? '')).toBe(true);
        expect(next.start > today.slice(0, 7)).toBe(true);
        const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
        expect((next.deadline ?? today) >= yesterday).toBe(true);
        expect((next.deadline ?? today).slice(0, 7) <= next.start).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
