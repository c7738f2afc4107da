import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@/api/http/query-client';
import type { FullLoad } from './full-load';
import { latestBuild } from './latest-build';
import { watchBuilds } from './watch-builds';

// A first visit, in a browser with service workers.

const HOUR = 3_600_000;

vi.mock('./latest-build', () => ({ latestBuild: vi.fn<typeof latestBuild>() }));

const registration = { update: async () => {}, installing: null, waiting: null };
const register = vi.fn<() => Promise<typeof registration>>(async () => registration);
const arm = vi.fn<FullLoad['arm']>();

beforeEach(() => {
  vi.useFakeTimers();
  register.mockClear();
  arm.mockClear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  vi.stubGlobal('caches', { keys: async () => [] });
  const container = { controller: null, register, getRegistrations: async () => [] };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  document.head.innerHTML = '<meta name="build" content="build-aaaa">';
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function visit(ms: number): Promise<void> {
  const router = createMemoryRouter([{ path: '*', Component: () => null }]);
  const fullLoad = { arm } as unknown as FullLoad; // the watch arms it only
  onTestFinished(
    watchBuilds({ router, queryClient: createQueryClient(), fullLoad, readyAt: performance.now() }),
  );
  await vi.advanceTimersByTimeAsync(ms);
}

it('follows a newer build at once, although no worker waits: the only one is of that build', async () => {
  vi.mocked(latestBuild).mockResolvedValue({ id: 'build-bbbb', unregister: false });
  await visit(1000);
  expect(register).toHaveBeenCalledTimes(1);
  expect(arm).toHaveBeenLastCalledWith(expect.objectContaining({ claim: expect.any(Function) }));
});

it('registers no worker that has to go', async () => {
  vi.mocked(latestBuild).mockResolvedValue({ id: 'build-aaaa', unregister: true });
  await visit(HOUR);
  expect(register).not.toHaveBeenCalled();
});

it('registers one if the descriptor cannot be read', async () => {
  vi.mocked(latestBuild).mockResolvedValue(null);
  await visit(1000);
  expect(register).toHaveBeenCalledTimes(1);
});
