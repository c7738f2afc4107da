import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scholarship } from '@/api/scholarship/contract';
import { filterScholarships, isOpen, filterRelaxations, sortScholarships } from './filter';
import { scholarshipParams, type ScholarshipParams } from './scholarship-params';

const list: Scholarship[] = [
  {
    id: 1,
    name: 'Học bổng Đại học Aalto',
    provider: 'Aalto',
    countries: [{ id: 6, title: 'Phần Lan' }],
    amount: { kind: 'tuition', text: 'All' },
    opens: '2027-01-07',
    deadline: '2027-01-21',
    fields: [{ id: 1, title: 'Computing' }],
    criteria: [
      { key: 'average', state: 'met', asked: '8' },
      { key: 'country', state: 'unmet', asked: 'Finland' },
    ],
  },
  {
    id: 2,
    name: 'Stipendium',
    provider: 'Tempus',
    countries: [{ title: 'Hungary' }],
    opens: '2026-11-01',
    deadline: '2027-01-15',
    criteria: [{ key: 'average', state: 'unknown', asked: '7' }],
  },
  { id: 'c', name: 'Merit', provider: 'Sheffield', fields: [] },
];
const now = new Date(2026, 10, 21);
const context = { now, isSaved: ({ id }: Scholarship) => id === 2 };
const left = (changes: Partial<ScholarshipParams>) =>
  filterScholarships(list, { ...scholarshipParams.defaults, ...changes }, context).map(
    ({ id }) => id,
  );

describe('the filters', () => {
  it('search without diacritics, in any word order', () => {
    expect(left({ q: 'dai hoc AALTO' })).toEqual([1]);
    expect(left({ q: 'phan lan hoc' })).toEqual([1]);
    expect(left({ q: 'tempus aalto' })).toEqual([]);
  });

  it('match a country without an id, and an empty field list as any field', () => {
    expect(left({ country: '6' })).toEqual([1]);
    expect(left({ country: 'elsewhere' })).toEqual([2]);
    expect(left({ field: '2' })).toEqual([2, 'c']);
    expect(left({ field: '1' })).toEqual([1, 2, 'c']);
  });

  it('keep what matches the amount, is open today, or is saved', () => {
    expect(left({ pays: 'tuition' })).toEqual([1]);
    expect(left({ open: true })).toEqual([2, 'c']);
    expect(left({ saved: true })).toEqual([2]);
  });

  it.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2027-01-15', true],
    ['2027-01-16', false],
  ])('treat both the first and the last day as open: %s is %s', (day, open) => {
    expect(isOpen(list[1] ?? { id: 0, name: '', provider: '' }, new Date(`${day}T12:00`))).toBe(
      open,
    );
  });

  it('only ever remove items', () => {
    const params = fc.record({
      q: fc.constantFrom('', 'a', 'hoc'),
      country: fc.constantFrom(null, '6', 'elsewhere'),
      field: fc.constantFrom(null, '1', '2'),
      pays: fc.constantFrom(null, 'full' as const, 'tuition' as const),
      open: fc.boolean(),
      saved: fc.boolean(),
      sort: fc.constant('fit' as const),
      page: fc.constant(1),
      scholarship: fc.constant(null),
    });
    fc.assert(
      fc.property(params, (some) => {
        const shown = filterScholarships(list, some, context);
        for (const { total, changes } of filterRelaxations(list, some, context)) {
          const opened = filterScholarships(list, { ...some, ...changes }, context);
          expect(opened).toHaveLength(total);
          for (const one of shown) expect(opened).toContain(one);
        }
      }),
    );
  });

  it('offer to reset each filter that alone would show results, otherwise all', () => {
    const names = (changes: Partial<ScholarshipParams>) =>
      filterRelaxations(list, { ...scholarshipParams.defaults, ...changes }, context).map(
        ({ name }) => name,
      );
    expect(names({ q: 'aalto', saved: true })).toEqual(['q', 'saved']);
    expect(names({ q: 'zzz', country: '99' })).toEqual(['all']);
  });
});

describe('the order', () => {
  it('puts fewest unmet first, then most met, then the nearest deadline', () => {
    expect(sortScholarships(list, 'fit', now).map(({ id }) => id)).toEqual([2, 'c', 1]);
    const byDeadline = (day: Date) => sortScholarships(list, 'deadline', day).map(({ id }) => id);
    expect(byDeadline(now)).toEqual([2, 1, 'c']);
    // One has passed.
    const later = new Date(2027, 0, 18);
    expect(byDeadline(later)).toEqual([1, 'c', 2]);
    expect(sortScholarships(list, 'fit', later).map(({ id }) => id)).toEqual(['c', 1, 2]);
    // Two have, the nearer one last.
    expect(byDeadline(new Date(2027, 0, 30))).toEqual(['c', 1, 2]);
  });
});
