// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { programListParams } from './list-params';

const { defaults, merge } = programListParams;
const read = (query: string) => programListParams.read(new URLSearchParams(query)).params;

describe('the parameters of the school list', () => {
  it('have a direction only with an order', () => {
    expect(read('sort=match&order=desc').order).toBeNull();
    expect(read('sort=tuition&order=desc').order).toBe('desc');
    expect(merge({ ...defaults, sort: 'name', order: 'asc' }, { sort: 'match' }).order).toBeNull();
  });

  it('reset to page 1 after a change of filters or order, but not of the view', () => {
    const third = { ...defaults, page: 3 };
    expect(merge(third, { q: 'law' }).page).toBe(1);
    expect(merge(third, { sort: 'name' }).page).toBe(1);
    expect(merge(third, { view: 'table' }).page).toBe(3);
    expect(merge(third, { q: 'law', page: 2 }).page).toBe(2);
  });
});
