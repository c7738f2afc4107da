import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@/api/http/query-client';
import type { FullLoad } from './full-load';
import { latestBuild } from './latest-build';
import { watchBuilds } from './watch-builds';

// In a browser with service workers.

const HOUR = 3_600_000;

vi.mock('./latest-build', () => ({ latestBuild: vi.fn<typeof latestBuild>() }));

const registration: { update: () => Promise<void>; installing: null; waiting: object | null } = {
  update: async () => {},
  installing: null,
  waiting: null,
};
const container: Record<string, unknown> = {};
const register = vi.fn<() => Promise<typeof registration>>(async () => registration);
const arm = vi.fn<FullLoad['arm']>();

beforeEach(() => {
  vi.useFakeTimers();
  register.mockClear();
  arm.mockClear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  vi.stubGlobal('caches', { keys: async () => [] });
  registration.waiting = null;
  Object.assign(container, { controller: null, register, getRegistrations: async () => [] });
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

it('a first visit follows a newer build at once: no older worker answers its loads', async () => {
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

describe('a page with a worker of its own build', () => {
  beforeEach(() => {
    container['controller'] = {};
    vi.mocked(latestBuild).mockResolvedValue({ id: 'build-bbbb', unregister: false });
  });

  it('follows a newer build once the worker of that build waits', async () => {
    await visit(1000);
    expect(arm).toHaveBeenLastCalledWith(null);
    registration.waiting = {};
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(arm).toHaveBeenLastCalledWith(expect.objectContaining({ claim: expect.any(Function) }));
  });

  it('does not follow it if the browser cannot say which workers there are', async () => {
    register.mockRejectedValueOnce(new Error('refused'));
    await visit(HOUR);
    expect(arm).toHaveBeenLastCalledWith(null);
  });
});
