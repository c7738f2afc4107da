import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { persistQueries } from '@/api/http/persisted-queries';
import { createQueryClient } from '@/api/http/query-client';
import { endSession } from '@/api/http/session';
import { userQuery } from '@/api/user/queries';
import { PERSISTED_MARK } from '@/browser/session-reset';
import { server } from '@/mocks/hosts/node';
import { signIn } from '@/test/sign-in';
import { asked } from '@/test/scripted-api';
import { loadForOffline } from './load-for-offline';

/** What the device has of every query. */
const device = vi.hoisted(() => ({ data: undefined as unknown }));
vi.mock('@/api/http/query-storage', () => ({
  readQuery: async () => device.data,
  writeQuery: async () => {},
  clearQueries: async () => {},
}));

const ESSAYS = '*/api/v1/student/essays';
const essayOf = (day: number) => ({
  id: `e-${day}`,
  content: '',
  status: 'draft',
  version: 1,
  updated_at: `2026-11-${String(day).padStart(2, '0')}T08:00:00Z`,
});

function start(client = createQueryClient()): QueryClient {
  onTestFinished(loadForOffline(client));
  return client;
}

/** Until nothing more is loaded: one load follows the other in the same task. */
const end = (client: QueryClient) => vi.waitFor(() => expect(client.isFetching()).toBe(0));
const calls = async () => (await asked()).map(({ call }) => call);
const mark = () => localStorage.getItem(PERSISTED_MARK);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T08:00:00Z') });
  await signIn('linh.tran');
});
afterEach(() => {
  device.data = undefined;
  vi.useRealTimers();
});

describe('what is loaded for a visit without a network', () => {
  it('has the ten essays that were changed last, the newest first', async () => {
    // The one that was changed last is in the middle.
    const essays = [3, 1, 12, 8, 5, 7, 11, 2, 9, 4, 10, 6].map(essayOf);
    server.use(
      http.get(ESSAYS, () => HttpResponse.json(essays)),
      http.get(`${ESSAYS}/:id`, () => HttpResponse.json({ data: essayOf(1) })),
    );
    await end(start());
    expect(mark()).not.toBeNull();
    const opened = (await calls()).flatMap((call) => call.match(/e-\d+$/)?.[0] ?? []);
    expect(opened).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `e-${day}`));
  });

  it('is what a student sees in either language', async () => {
    await end(start());
    const languagesOf = async (path: string) =>
      (await asked()).flatMap(({ call, language }) => (call.includes(path) ? [language] : []));
    const both = ['en-US', 'vi-VN'];
    expect(await languagesOf('/student/basic-info')).toEqual(both);
    expect(await languagesOf('/bookmark/program')).toEqual(both);
    expect(await languagesOf('/bookmark/scholarship')).toEqual(both);
  });

  it('is all of it if a page that loads the same is left meanwhile', async () => {
    const client = start();
    new QueryObserver(client, { ...userQuery() }).subscribe(() => {})();
    await end(client);
    expect(mark()).not.toBeNull();
  });

  it('is loaded again after twelve hours', async () => {
    await end(start());
    const all = await calls();
    vi.setSystemTime(new Date('2026-11-26T19:59:00Z'));
    expect(start().isFetching()).toBe(0);
    vi.setSystemTime(new Date('2026-11-26T20:01:00Z'));
    await end(start());
    expect(await calls()).toEqual([...all, ...all]);
  });

  it('is the rest if the API lacks one of the calls', async () => {
    server.use(
      http.get('*/api/v1/student/plan-steps', () => new HttpResponse(null, { status: 404 })),
    );
    vi.stubEnv('VITE_FEATURES', 'profile,plan,essays');
    onTestFinished(() => void vi.unstubAllEnvs());
    await end(start());
    const paths = await calls();
    expect(paths.filter((path) => /scholarship|achievement/.test(path))).toEqual([]);
    expect(paths).toContain('GET /api/v1/student/essays');
    expect(mark()).not.toBeNull();
  });

  it('does not count as loaded after any other failure', async () => {
    server.use(
      http.get('*/api/v1/student/plan-steps', () => new HttpResponse(null, { status: 500 })),
    );
    await end(start());
    expect(await calls()).not.toContain('GET /api/v1/student/essays');
    expect(mark()).toBeNull();
  });

  it('ends with the session, and does not count as loaded then', async () => {
    server.use(http.get(ESSAYS, () => endSession()));
    await end(start());
    expect((await calls()).at(-1)).toBe('GET /api/v1/student/essays');
    expect(mark()).toBeNull();
  });

  it('is nothing for a visitor until a student signs in', async () => {
    endSession();
    const client = start();
    expect(client.isFetching()).toBe(0);
    await signIn('minh');
    await end(client);
    expect(mark()).not.toBeNull();
  });

  it('is loaded for a student who signs in, however recently it was for the one before', async () => {
    await end(start());
    const all = await calls();
    const client = start();
    await signIn('minh');
    await end(client);
    expect((await calls()).length).toBeGreaterThan(all.length);
  });

  it('is nothing without a network until it returns', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    device.data = [];
    const client = start();
    expect(client.isFetching()).toBe(0);
    network.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await end(client);
    expect(mark()).not.toBeNull();
    expect(await calls()).toContain('GET /api/v1/student/essays');
  });

  it('does not count as loaded if the device answered', async () => {
    server.use(http.all('*/api/*', () => HttpResponse.error()));
    device.data = [];
    const client = createQueryClient();
    persistQueries(client);
    await end(start(client));
    expect(mark()).toBeNull();
    expect(await calls()).toHaveLength(1);
  });
});
