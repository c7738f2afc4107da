// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { budgetSearch, readSharedBudget, withoutShared } from './share-budget';

describe('the budget of a share link', () => {
  it.each([
    ['10000-20000', { min: '10000', max: '20000' }],
    ['50000-', { min: '50000', max: null }],
    ['0-0', { min: '0', max: '0' }],
  ])('returns the budget %s', (text, budget) => {
    expect(readSharedBudget(new URLSearchParams({ budget: text }))).toEqual(budget);
    expect(budgetSearch(budget)).toEqual({ budget: text });
  });

  it.each(['', '-', '-5', '20000-10000', '1e5-', '10000', '$10,000 - $20,000', '9'.repeat(10)])(
    'ignores the budget %s',
    (budget) => {
      expect(readSharedBudget(new URLSearchParams({ budget }))).toBeNull();
    },
  );

  it('is removed with the shared answers', () => {
    const rest = withoutShared(new URLSearchParams('page=2&countries=1&budget=1-2&q=a'));
    expect(rest.toString()).toBe('page=2&q=a');
  });
});
