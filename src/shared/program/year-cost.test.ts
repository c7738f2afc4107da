import { describe, expect, it } from 'vitest';
import type { School, SchoolProgram } from '@/api/school/contract';
import { barOf, costsOfYear, totalOf } from './year-cost';

const summary = { id: 1, name: 'Delft' };
const program = (more: Partial<SchoolProgram> = {}): SchoolProgram => ({
  id: 1,
  title: 'BSc Physics',
  school: summary,
  tuition: 20_000,
  ...more,
});
const some: School['costs'] = [
  { part: 'visa', amount: 0 },
  { part: 'living', amount: 12_000, basis: 'government', read_on: '2026-10' },
];

describe('the cost of a year', () => {
  it('keeps the order of the parts, and reads a missing part as unknown, never as 0', () => {
    const costs = costsOfYear(program({ tuition_source: 'illustrative' }), some);
    expect(costs.map(({ part, amount }) => [part, amount])).toEqual([
      ['tuition', 20_000],
      ['living', 12_000],
      ['insurance', null],
      ['travel', null],
      ['visa', 0],
    ]);
    expect(costs.map(({ basis }) => basis)).toEqual(['similar', 'government', null, null, null]);
    expect(totalOf(costs)).toEqual({ total: 32_000, atLeast: true });
  });

  it('is complete only with every part, and has no sum without any', () => {
    const parts = ['living', 'insurance', 'travel', 'visa'] as const;
    const all = parts.map((part) => ({ part, amount: 100 }));
    expect(totalOf(costsOfYear(program(), all))).toEqual({ total: 20_400, atLeast: false });
    expect(totalOf(costsOfYear(program({ tuition: null }), null))).toEqual({
      total: null,
      atLeast: true,
    });
  });

  it.each([
    ['inside of the sum', 8000],
    ['far beyond the sum', 90_000],
  ])('fits the bar, in one scale of dollars, with a budget %s', (_, budget) => {
    const { parts, mark } = barOf(costsOfYear(program(), some), budget);
    expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(1.000_001);
    const [tuition, living] = parts;
    expect((living?.width ?? 0) / (tuition?.width ?? 1)).toBeCloseTo(0.6);
    expect(parts.filter(({ known }) => !known).map(({ part }) => part)).toEqual([
      'insurance',
      'travel',
    ]);
    expect(mark).toBeCloseTo((tuition?.width ?? 0) * (budget / 20_000));
    expect(mark).toBeLessThan(1);
  });

  it('fills the bar without a budget, and has no mark', () => {
    const { parts, mark } = barOf(costsOfYear(program(), some), null);
    expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(1);
    expect(mark).toBeNull();
  });
});
