import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { http as network, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '@/api/http/client';
import { getSession } from '@/api/journey/contract';
import { getUser } from '@/api/user/contract';
import { startSession, storePublicToken } from '@/api/http/session';
import { basicInfoQuery } from '@/api/user/queries';
import { useEngineState } from '@/shared/program/use-engine';
import { useDevicePrograms } from '@/shared/device-list/device-programs';
import { useCompare } from '@/shared/compare/compare-store';
import { NO_ANSWERS } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { createSessionFlow } from './session-flow';
import { addFault } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { openSession } from '@/mocks/data/sessions';
import { lastPagePath } from '@/routing/last-path';
import { belongsToOtherStudent } from '@/routing/path-owner';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import { toasts } from '@/test/toasts';

// The toast library is loaded on demand; loaded here for all tests.
await import('@/ui/overlays/toast-container');

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

/** Every path that the router navigates to from here on. */
function visits({ router }: RenderedRoute): string[] {
  const seen: string[] = [];
  router.subscribe(({ location, historyAction }) => {
    const visit = `${historyAction} ${location.pathname}`;
    if (seen.at(-1) !== visit) seen.push(visit);
  });
  return seen;
}

/** The messages that another tab receives. */
function listenAsAnotherTab(): { messages: unknown[]; close: () => void } {
  const channel = new BroadcastChannel('saola-session');
  const messages: unknown[] = [];
  channel.addEventListener('message', (event) => messages.push(event.data));
  return { messages, close: () => channel.close() };
}

function fillStores(): void {
  useAnswersStore.getState().answer({ classGradeId: 12 });
  useCompare.getState().toggle({ programId: 1, schoolId: 1 });
}

beforeEach(() => {
  vi.restoreAllMocks();
});

describe('ten calls that fail with 401 at once', () => {
  it('cause one logout, one redirect to /login and one toast, and clear everything', async () => {
    const app = await renderRoute('/vi/profile/essays', { signedInAs: 'linh.tran' });
    expect(await heading()).toBe('Bài luận của bạn');
    const tab = listenAsAnotherTab();
    fillStores();
    storePublicToken('visit');
    server.use(network.all('*/api/*', () => HttpResponse.json({}, { status: 401 })));
    const seen = visits(app);
    await Promise.allSettled(Array.from({ length: 10 }, () => call(getUser, {})));
    await waitFor(async () => expect(await heading()).toBe('Đăng nhập'));
    await waitFor(() =>
      expect(toasts()).toEqual(['Phiên đăng nhập đã hết hạn. Bạn đăng nhập lại nhé.']),
    );
    expect(seen.filter((visit) => visit.endsWith('/login'))).toEqual(['REPLACE /vi/login']);
    expect(document.cookie).not.toMatch(/token/i);
    const queries = app.queryClient.getQueryCache().getAll();
    expect(queries.filter(({ state }) => state.data !== undefined)).toEqual([]);
    expect(useAnswersStore.getState().answers).toEqual(NO_ANSWERS);
    expect(useCompare.getState().items).toEqual([]);
    expect(useEngineState.getState()).toEqual(useEngineState.getInitialState());
    await waitFor(() => expect(tab.messages).toEqual(['changed']));
    tab.close();
    expect((await app.requests()).filter(({ url }) => url.endsWith('/logout'))).toEqual([]);
    expect(lastPagePath()).toBe('/vi/profile/essays');
  });

  it('redirect to /login on the first load of a guarded page, too', async () => {
    server.use(
      network.all('*/api/*', () => HttpResponse.json({ message: 'Over' }, { status: 401 })),
    );
    const { router } = await renderRoute('/profile/edit?a=1', { signedInAs: 'minh' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(await heading()).toBe('Log in');
    await waitFor(() => expect(toasts()).toEqual(['Over']));
    expect(lastPagePath()).toBe('/profile/edit?a=1');
  });

  it('show one toast, even after earlier toasts', async () => {
    const { queryClient, router } = await renderRoute('/pricing', { signedInAs: 'minh' });
    addFault({ match: 'getBasicInfo', kind: 'network', times: 1 });
    await queryClient.fetchQuery(basicInfoQuery('en-US')).catch(() => undefined);
    await waitFor(() => expect(toasts()).toEqual(['Network Error']));
    server.use(network.all('*/api/*', () => HttpResponse.json({}, { status: 401 })));
    await Promise.allSettled([call(getUser, {}), call(getUser, {})]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await waitFor(() =>
      expect(toasts()).toContain('Your session has expired. Please log in again.'),
    );
  });

  it('do nothing once another student has signed in', async () => {
    let letGo = () => {};
    const waiting = new Promise<void>((resolve) => (letGo = resolve));
    const { router } = await renderRoute('/majors', { signedInAs: 'minh' });
    await screen.findByRole('button', { name: 'Lê Quang Minh’s account' });
    server.use(
      network.get('*/api/v1/user', async () => {
        await waiting;
        return HttpResponse.json({}, { status: 401 });
      }),
    );
    const calls = Array.from({ length: 10 }, () => call(getUser, {}));
    const token = await openSession('bearer', 1);
    startSession(token);
    letGo();
    await Promise.allSettled(calls);
    expect(document.cookie).toContain(token);
    expect(router.state.location.pathname).toBe('/majors');
    expect(toasts()).toEqual([]);
  });
});

it('a visit that expired keeps what the visitor answered and saved (R17)', async () => {
  await renderRoute('/school-list');
  storePublicToken('visit');
  useAnswersStore.getState().answer({ classGradeId: 12, parentId: 1, titleIds: [2] });
  useDevicePrograms.getState().toggle({ programId: 1, schoolId: 1 });
  server.use(network.all('*/api/*', () => HttpResponse.json({}, { status: 401 })));
  await Promise.allSettled([call(getSession, {})]);
  await waitFor(async () => expect(await heading()).toBe('Log in'));
  expect(document.cookie).not.toMatch(/token/i);
  // The flow of the majors is reset (spec section 4).
  expect(useAnswersStore.getState().answers).toEqual({ ...NO_ANSWERS, classGradeId: 12 });
  expect(useDevicePrograms.getState().items).toHaveLength(1);
  expect(localStorage.getItem('saved')).toContain('"programId":1');
});

describe('a logout', () => {
  async function logOut({ user }: RenderedRoute): Promise<void> {
    await user.click(await screen.findByRole('button', { name: /’s account$/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  }

  it('ends the session here and on the server, without a message', async () => {
    const app = await renderRoute('/profile/essays/e1?draft=1', { signedInAs: 'linh.tran' });
    fillStores();
    const tab = listenAsAnotherTab();
    await logOut(app);
    await waitFor(async () => expect(await heading()).toBe('Log in'));
    expect(app.router.state.location.pathname).toBe('/login');
    expect(document.cookie).not.toMatch(/token/i);
    expect(useAnswersStore.getState().answers).toEqual(NO_ANSWERS);
    expect(screen.queryByText(/Linh/)).toBeNull();
    await waitFor(() => expect(tab.messages).toEqual(['changed']));
    tab.close();
    await waitFor(async () => {
      const sent = (await app.requests()).filter(({ url }) => url.endsWith('/logout'));
      expect(sent.map(({ headers }) => headers['authorization'])).toEqual([
        expect.stringMatching(/^Bearer ./),
      ]);
    });
    expect(toasts()).toEqual([]);
    // The last page of one student is not used for the next.
    expect(lastPagePath()).toBeNull();
  });

  it('works if storage is blocked', async () => {
    const app = await renderRoute('/majors', { signedInAs: 'linh.tran' });
    await screen.findByRole('button', { name: 'Trần Ngọc Linh’s account' });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await logOut(app);
    await waitFor(async () => expect(await heading()).toBe('Log in'));
    full.mockRestore();
  });
});

it('records the owner of the tab’s pages once the student has loaded (R17)', () => {
  const queryClient = new QueryClient();
  const router = () => {
    throw new Error('No navigation is expected');
  };
  createSessionFlow({ queryClient, router });
  queryClient.setQueryData(['user'], { id: 1 });
  expect([belongsToOtherStudent(1), belongsToOtherStudent(2)]).toEqual([false, true]);
});

describe('another tab', () => {
  const leave = () => (document.cookie = 'token=; max-age=0; path=/');
  const tell = () => {
    const channel = new BroadcastChannel('saola-session');
    channel.postMessage('changed');
    channel.close();
  };
  /** With the milliseconds after which the cookie follows. */
  const notices: [string, () => void, number?][] = [
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    [
      'pageshow',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['a message', tell],
    ['a message that comes before its cookie', tell, 100],
  ];

  it.each(notices)(
    'that signed out is noticed on %s, and everything of the student is cleared',
    async (_name, notice, late) => {
      const app = await renderRoute('/vi/profile', { signedInAs: 'linh.tran' });
      await screen.findByRole('button', { name: 'Tài khoản của Trần Ngọc Linh' });
      fillStores();
      if (late === undefined) leave();
      else setTimeout(leave, late);
      notice();
      await waitFor(async () => expect(await heading()).toBe('Đăng nhập'));
      expect(app.router.state.location.pathname).toBe('/vi/login');
      expect(screen.queryByText(/Linh/)).toBeNull();
      expect(useAnswersStore.getState().answers).toEqual(NO_ANSWERS);
      expect(toasts()).toEqual([]);
    },
  );

  it('that signed in as another student shows that student here', async () => {
    await renderRoute('/profile', { signedInAs: 'linh.tran' });
    await screen.findByRole('button', { name: 'Trần Ngọc Linh’s account' });
    document.cookie = `token=${await openSession('bearer', 2)}; path=/`;
    window.dispatchEvent(new Event('focus'));
    await screen.findByRole('button', { name: 'Lê Quang Minh’s account' });
    expect(screen.queryByRole('button', { name: /Linh/ })).toBeNull();
  });

  it('that did nothing changes nothing', async () => {
    const { requests } = await renderRoute('/majors', { signedInAs: 'linh.tran' });
    await screen.findByRole('button', { name: 'Trần Ngọc Linh’s account' });
    const before = (await requests()).length;
    window.dispatchEvent(new Event('focus'));
    expect(screen.getByRole('button', { name: 'Trần Ngọc Linh’s account' })).toBeVisible();
    expect(await requests()).toHaveLength(before);
  });
});
