import { createMemoryRouter, type LoaderFunction, type RouteObject } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configureClient } from '@/api/http/client';
import { createQueryClient } from '@/api/http/query-client';
import { startSession } from '@/api/http/session';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { recordedRequests } from '@/mocks/server/recorder';
import { openSession } from '@/mocks/data/sessions';
import { createRoutes } from './routes';

/** Routes whose loader was called; the loader requests the code, the messages and the data. */
let loaded: (string | undefined)[] = [];

function watched(route: RouteObject): RouteObject {
  const { loader, children } = route;
  const watch: LoaderFunction = (args, context) => {
    loaded.push(route.id);
    return typeof loader === 'function' ? loader(args, context) : null;
  };
  const own = { ...route, ...(loader && { loader: watch }) };
  return children ? ({ ...own, children: children.map(watched) } as RouteObject) : own;
}

function open(path: string) {
  const queryClient = createQueryClient();
  const context = { queryClient, rootRedirect: '', target: () => path };
  const router = createMemoryRouter(createRoutes(context).map(watched), { initialEntries: [path] });
  const settled = () => vi.waitFor(() => expect(router.state.initialized).toBe(true));
  return { router, settled };
}

async function requested(): Promise<string[]> {
  return (await recordedRequests()).map(({ url }) => new URL(url).pathname);
}

beforeEach(() => {
  loaded = [];
  configureClient({
    baseUrl: '',
    timeoutMs: undefined,
    onUnauthorized: () => {},
    language: () => 'en-US',
  });
});

describe('guards run before anything of a page is requested', () => {
  it('`auth`: a visitor requests neither code nor data of a profile page', async () => {
    const { router, settled } = open('/vi/profile/essays/e-1');
    await settled();
    expect(router.state.location.pathname).toBe('/vi/login');
    expect(loaded).toEqual(['login']);
    expect(await requested()).toEqual([]);
  });

  it('`guest`: a student requests nothing of /login', async () => {
    startSession(await openSession('bearer', 2));
    const { router, settled } = open('/login');
    await settled();
    expect(router.state.location.pathname).toBe('/school-list');
    expect(loaded).toEqual(['school-list']);
  });

  it('`verify-data`: nothing is requested before the account has loaded', async () => {
    startSession(await openSession('bearer', 2));
    addFault({ match: 'getUser', kind: 'hang' });
    const { router } = open('/profile');
    await vi.waitFor(async () => expect(await requested()).toHaveLength(2));
    expect(loaded).toEqual([]);
    clearFaults();
    router.dispose();
  });

  it('`verify-data`: the page loads after the account', async () => {
    startSession(await openSession('bearer', 2));
    await open('/profile').settled();
    expect(loaded).toEqual(['profile']);
    expect((await requested()).sort()).toEqual(['/api/v1/student/basic-info', '/api/v1/user']);
  });
});
