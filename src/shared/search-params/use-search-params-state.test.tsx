import { act, renderHook, waitFor } from '@testing-library/react';
import { createContext, use, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { defineSearchParams } from './define-search-params';
import { idParam, searchParam } from './param-codecs';
import { useDetailParam } from './use-detail-param';

const definition = defineSearchParams({ q: searchParam, country: idParam, major: idParam });
const CLOSED = { major: null };

const Inside = createContext<ReactNode>(null);

function Slot() {
  return use(Inside);
}

/** A page whose state the test changes, in a router whose navigations are asynchronous. */
async function openPage(start: string) {
  window.history.replaceState(null, '', start);
  const loader = async () => null;
  const router = createBrowserRouter([{ path: '/', loader, element: <Slot /> }], {
    hydrationData: { loaderData: { 0: null } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Inside value={children}>
      <RouterProvider router={router} />
    </Inside>
  );
  const page = await act(async () =>
    renderHook(() => useDetailParam(definition, CLOSED), { wrapper }),
  );
  /** Makes a change and waits for the router. */
  const after = async (change: () => unknown) => {
    await act(async () => change());
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    return router.state.location.search;
  };
  return { url: page.result, router, after };
}

/** Goes back and waits for the browser. */
function goBack(goes: () => void = () => window.history.back()) {
  const popped = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  goes();
  return popped;
}

describe('two changes at once', () => {
  it('are both in the URL, with its other parameters but no hash', async () => {
    const { url, router, after } = await openPage('/?view=table#top');
    const search = await after(() => {
      url.current.setParams({ q: 'law' });
      url.current.setParams({ country: '3' }, { replace: true });
    });
    expect(search).toBe('?view=table&q=law&country=3');
    // The router would scroll to it with each change.
    expect(router.state.location.hash).toBe('');
  });

  it('do not lose the current parameters in a link', async () => {
    const { url } = await openPage('/?q=art');
    expect(url.current.searchWith({ country: '2' })).toBe('?q=art&country=2');
  });

  it('are undone by Back', async () => {
    const { url, after } = await openPage('/');
    expect(await after(() => url.current.setParams({ q: 'law' }))).toBe('?q=law');
    expect(await after(goBack)).toBe('');
    expect(await after(() => url.current.setParams({ country: '3' }))).toBe('?country=3');
  });
});

describe('a detail in the URL', () => {
  it('that was opened here closes with Back, even after another replaced it', async () => {
    const { url, after } = await openPage('/?q=law');
    const { length } = window.history;
    expect(await after(() => url.current.open({ major: '25' }))).toBe('?q=law&major=25');
    expect(await after(() => url.current.open({ major: '7' }))).toBe('?q=law&major=7');
    expect(url.current.isOpenedFromPage).toBe(true);
    await after(() => url.current.setParams({ country: '3' }, { replace: true }));
    expect(window.history).toHaveLength(length + 1);
    expect(await after(() => goBack(url.current.close))).toBe('?q=law');
  });

  it('is closed once by two quick presses, each time it is open', async () => {
    const { url, after } = await openPage('/?q=law');
    const go = vi.spyOn(window.history, 'go');
    const twice = () => {
      url.current.close();
      url.current.close();
    };
    await after(() => url.current.open({ major: '25' }));
    expect(await after(() => goBack(twice))).toBe('?q=law');
    expect(go).toHaveBeenCalledExactlyOnceWith(-1);
    expect(await after(() => goBack(() => window.history.forward()))).toBe('?q=law&major=25');
    expect(await after(() => goBack(twice))).toBe('?q=law');
    expect(go).toHaveBeenCalledTimes(2);
  });

  it('that the page was opened with closes in place', async () => {
    const { url, after } = await openPage('/?q=law&major=25');
    const { length } = window.history;
    await after(() => url.current.open({ major: '7' }));
    expect(url.current.isOpenedFromPage).toBe(false);
    expect(url.current.linkState).toBeNull();
    expect(await after(() => url.current.close())).toBe('?q=law');
    expect(window.history).toHaveLength(length);
  });
});
