import { createBrowserRouter, type DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentLoad } from '@/browser/document-load';
import { createFullLoad } from './full-load';

const A = 'build-aaaa';
const B = 'build-bbbb';
const C = 'build-cccc';

let router: DataRouter;
let load: ReturnType<typeof createFullLoad>;
const loads: string[] = [];

function begin(path = '/majors'): void {
  window.history.replaceState(null, '', path);
  router = createBrowserRouter([{ path: '*', Component: () => null }]);
  load = createFullLoad({ router, own: A, isBusy: () => false });
}

const where = () => router.state.location.pathname + router.state.location.search;

beforeEach(() => {
  loads.length = 0;
  for (const how of ['assign', 'replace'] as const) {
    vi.spyOn(documentLoad, how).mockImplementation((path) => void loads.push(`${how} ${path}`));
  }
  vi.spyOn(documentLoad, 'reload').mockImplementation(
    () => void loads.push(`reload ${window.location.pathname}`),
  );
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''));
  begin();
});
afterEach(() => {
  load.stop();
  router.dispose();
});

it('a cache that still gives the old page is not asked a second time for the same build, but is for the next one', async () => {
  load.arm(B);
  void router.navigate('/pricing');
  await vi.waitFor(() => expect(loads).toEqual(['assign /pricing']));
  // The document came, and was A again.
  load.stop();
  router.dispose();
  begin('/pricing');
  load.arm(B);
  await router.navigate('/demo');
  expect(where()).toBe('/demo');
  expect(loads).toHaveLength(1);
  load.arm(C);
  void router.navigate('/majors');
  await vi.waitFor(() => expect(loads).toEqual(['assign /pricing', 'assign /majors']));
  load.arm(B);
  await router.navigate('/resources');
  expect(loads).toHaveLength(2);
});

it('a cache that still gives the old page is never asked where nothing can be kept: nobody could tell the next time', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  load.arm(B);
  await router.navigate('/pricing');
  expect(where()).toBe('/pricing');
  expect(loads).toEqual([]);
});

it('a cache that still gives the old page is not asked for a build that was taken back', async () => {
  load.arm(B);
  load.arm(A);
  await router.navigate('/pricing');
  expect(where()).toBe('/pricing');
  expect(loads).toEqual([]);
});
