import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useListParams } from './use-list-params';

function at(entry: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>
  );
  const use = () => ({ ...useListParams(), search: useLocation().search });
  return renderHook(use, { wrapper }).result;
}

describe('changes of the list in one moment', () => {
  it('are both in the URL, and the list begins at page 1', () => {
    const list = at('/school-list?page=3&school=7');
    act(() => {
      const { setParams } = list.current;
      setParams({ q: 'law' });
      setParams({ tuition: 20_000 }, { replace: true });
    });
    expect(list.current.params).toMatchObject({ q: 'law', tuition: 20_000, page: 1 });
    expect(list.current.search).toContain('school=7');
  });

  it('leave links as they were painted', () => {
    const list = at('/school-list?q=art');
    expect(list.current.searchWith({ page: 2 })).toBe('?page=2&q=art');
  });
});
