import { describe, expect, it } from 'vitest';
import { isCompared, useCompare } from './compare-store';

const item = (programId: number | string) => ({ programId, schoolId: 1 });

describe('useCompare', () => {
  it('accepts four, rejects the fifth, and removes one', () => {
    const { toggle } = useCompare.getState();
    expect([1, 2, 3, 4, 5].map((id) => toggle(item(id)))).toEqual([true, true, true, true, false]);
    expect(toggle(item('2'))).toBe(true);
    expect(useCompare.getState().items.map(({ programId }) => programId)).toEqual([1, 3, 4]);
    expect(isCompared(useCompare.getState().items, '4')).toBe(true);
  });

  it.each([
    '{',
    '[]',
    '{"state":{"items":[1]},"version":0}',
    '{"state":{"items":null},"version":0}',
  ])('is empty with %s in storage', async (stored) => {
    sessionStorage.setItem('compare', stored);
    await useCompare.persist.rehydrate();
    expect(useCompare.getState().items).toEqual([]);
  });
});
