import { act, renderHook } from '@testing-library/react';
import { createContext, use, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { searchOf, usePageQuery } from './use-page-query';

const Inside = createContext<ReactNode>(null);

function Slot() {
  return use(Inside);
}

/** A page whose query is changed from outside, in a router that moves a moment after it is asked to. */
async function open(start: string) {
  const loader = () => new Promise((resolve) => setTimeout(resolve, 5, null));
  const router = createMemoryRouter([{ path: '/', loader, element: <Slot /> }], {
    initialEntries: [start],
    hydrationData: { loaderData: { 0: null } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Inside value={children}>
      <RouterProvider router={router} />
    </Inside>
  );
  const { result } = await act(async () =>
    renderHook(() => ({ ...usePageQuery(), navigate: useNavigate() }), { wrapper }),
  );
  const put = (name: string, value: string) => {
    const { next, navigate } = result.current;
    const search = next((query) => {
      query.set(name, value);
      return query;
    });
    void navigate({ search });
  };
  const arrived = () =>
    act(async () => {
      while (router.state.navigation.state !== 'idle') {
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    });
  return { put, router, arrived };
}

it('a query has its question mark, and none where it is empty', () => {
  expect(searchOf(new URLSearchParams('q=law'))).toBe('?q=law');
  expect(searchOf(new URLSearchParams())).toBe('');
});

describe('two changes of the query at once', () => {
  it('are both there, whatever else stood in it', async () => {
    const { put, router, arrived } = await open('/?view=table');
    act(() => {
      put('q', 'law');
      put('country', '3');
    });
    await arrived();
    expect(router.state.location.search).toBe('?view=table&q=law&country=3');
  });

  it('are nothing to a change after Back', async () => {
    const { put, router, arrived } = await open('/');
    act(() => put('q', 'law'));
    await arrived();
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('');
    act(() => put('country', '3'));
    await arrived();
    expect(router.state.location.search).toBe('?country=3');
  });
});
