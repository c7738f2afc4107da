// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetNumber, formatBudget } from './budget';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

describe('budgetNumber', () => {
  it.each([
    ['50,000+', 50_000],
    ['10000', 10_000],
    ['$1,250.50', 1250.5],
    [' 7 000 ', 7000],
    [0, 0],
    ['0', 0],
    [12_000, 12_000],
  ])('reads %j as %d', (raw, amount) => {
    expect(budgetNumber(raw)).toBe(amount);
  });

  it.each(['', '+', '$', ' ', 'many', '1e5', '-5', '5+5', '50,000++', 'NaN', null, undefined])(
    'finds no number in %j',
    (raw) => {
      expect(budgetNumber(raw)).toBeNull();
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'is null for %d',
    (raw) => {
      expect(budgetNumber(raw)).toBeNull();
    },
  );

  it('returns a finite number or null for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = budgetNumber(text);
        expect(found === null || (Number.isFinite(found) && found >= 0)).toBe(true);
      }),
    );
  });

  it('reads a number back from its formatted text, with or without a plus', () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (amount, open) => {
        expect(budgetNumber(dollars(amount) + (open ? '+' : ''))).toBe(amount);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('formatBudget', () => {
  it.each([
    [{ min: '10000', max: '20000' }, '$10,000 - $20,000'],
    [{ min: '50000', max: '' }, '$50,000+'],
    [{ min: '50,000+', max: null }, '$50,000+'],
    [{ min: 50_000 }, '$50,000+'],
    [{ min: 0, max: 10_000 }, '$0 - $10,000'],
    [{ min: '', max: '10000' }, '$0 - $10,000'],
    [{ min: 0, max: 0 }, '$0 - $0'],
  ])('shows %j as %s', (range, text) => {
    expect(formatBudget(range, dollars)).toBe(text);
  });
});
