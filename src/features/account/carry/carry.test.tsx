import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http as network, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { announceSession, endSession } from '@/api/http/session';
import { useDevicePrograms, type DeviceProgram } from '@/shared/device-list/device-programs';
import { NO_ANSWERS, type Answers } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { readTables } from '@/mocks/data/db';
import { addFault } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { expireSessions } from '@/mocks/data/sessions';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import { toasts } from '@/test/toasts';

// Loaded on demand in a browser; loaded here for all tests.
await import('@/ui/overlays/toast-container');
await import('@/routes/verify-phone');
await import('@/routes/school-list');
await import('libphonenumber-js/min');

const given: Partial<Answers> = { classGradeId: 12, average: 8 };
const items: DeviceProgram[] = [
  { programId: 101010, schoolId: 101 },
  { programId: 402200, schoolId: 402 },
  { programId: 509580, schoolId: 509 },
];
const ids = items.map(({ programId }) => programId);

/** Opens a page with answers and programs on the device. */
async function openWithData(to: '/signup' | '/login'): Promise<RenderedRoute> {
  const app = await renderRoute(to);
  useAnswersStore.getState().answer(given);
  useDevicePrograms.getState().restore(items);
  return app;
}

const device = () => ({
  answers: useAnswersStore.getState().answers,
  programs: useDevicePrograms.getState().items.map(({ programId }) => programId),
});
const NOTHING = { answers: NO_ANSWERS, programs: [] };
const KEPT = { answers: { ...NO_ANSWERS, ...given }, programs: ids };

const path = ({ router }: RenderedRoute) => router.state.location.pathname;
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** Signs up; the next page is the phone's code, unless the session ends. */
async function signUp(app: RenderedRoute, next = '/signup/verify-phone'): Promise<void> {
  await type('Your name', 'Nguyễn Hoàng An');
  await type('Email', 'an@example.com');
  await type('Phone number', '0912 345 678');
  await type('Password', 'trời xanh 42');
  await app.user.click(screen.getByRole('button', { name: 'Create an account' }));
  await waitFor(() => expect(path(app)).toBe(next));
}

async function logIn(app: RenderedRoute): Promise<void> {
  await type('Email', 'minh@example.com');
  await type('Password', 'saola-demo');
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
}

/** The account on the server: answers, and programs in list order. */
async function account(email: string) {
  const { accounts } = await readTables();
  const row = accounts.find((candidate) => candidate.email === email);
  const bookmarks = (row?.bookmarks ?? []).toSorted((a, b) => a.order_no - b.order_no);
  return { info: row?.basicInfo, programs: bookmarks.map(({ programId }) => Number(programId)) };
}
const ALL_DATA = { info: { class_grade_id: 12, average: 8 }, programs: ids };

describe('after a sign-up', () => {
  it('everything is added to the account in order, and removed from the device', async () => {
    const app = await openWithData('/signup');
    await signUp(app);
    expect(await account('an@example.com')).toEqual(ALL_DATA);
    expect(device()).toEqual(NOTHING);
    expect(localStorage.getItem('saved') ?? '').not.toContain('101010');
    expect(toasts()).toEqual([]);
  });

  it('unticked items are not sent', async () => {
    const app = await openWithData('/signup');
    await app.user.click(await screen.findByRole('checkbox', { name: /University of Amsterdam/ }));
    await signUp(app);
    expect((await account('an@example.com')).programs).toEqual([101010, 509580]);
    expect(device()).toEqual(NOTHING);
  });

  it('only a refused program goes back to the device', async () => {
    const app = await openWithData('/signup');
    server.use(
      network.post('*/bookmark/program', async ({ request }) =>
        (await request.clone().text()).includes('402200')
          ? HttpResponse.json({ message: 'Full' }, { status: 422 })
          : undefined,
      ),
    );
    await signUp(app);
    expect((await account('an@example.com')).programs).toEqual([101010, 509580]);
    expect(device()).toEqual({ ...NOTHING, programs: [402200] });
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toContain('but we couldn’t add 1 program');
  });

  it('a program that no longer exists stays on the device, and the review says so', async () => {
    const app = await openWithData('/signup');
    useDevicePrograms.getState().restore([{ programId: 9, schoolId: 101 }]);
    const gone = await screen.findByRole('checkbox', { name: /No longer in the catalogue/ });
    expect(gone).not.toBeChecked();
    expect(gone).toBeDisabled();
    expect(screen.getByText('2 answers and 3 programs will move to your account')).toBeVisible();
    await signUp(app);
    expect((await account('an@example.com')).programs).toEqual(ids);
    expect(device()).toEqual(NOTHING);
    expect(toasts()).toEqual([]);
  });

  it.each([
    [['getBasicInfo'], { ...KEPT, programs: [] }, 'couldn’t add your answers to'],
    [['postBookmark'], { ...NOTHING, programs: ids }, 'couldn’t add 3 programs'],
    [['getBasicInfo', 'postBookmark'], KEPT, 'your answers and 3 programs'],
  ] as const)(
    'if %s fails, only the rest goes back, with one message, and is added once later',
    async (matches, left, message) => {
      const app = await openWithData('/signup');
      for (const match of matches) {
        // A failed GET is repeated once (R16).
        const times = match === 'getBasicInfo' ? 2 : 1;
        addFault({ match, kind: 'status', status: 500, times });
      }
      await signUp(app);
      expect(device()).toEqual(left);
      await waitFor(() => expect(toasts()).toHaveLength(1));
      expect(toasts()[0]).toContain(message);
    },
  );

  it('ends in the language that was chosen meanwhile', async () => {
    const app = await openWithData('/login');
    addFault({ match: 'postBookmark', kind: 'slow', ms: 500 });
    await logIn(app);
    await waitFor(async () =>
      expect((await app.requests()).some(({ url }) => url.endsWith('/bookmark/program'))).toBe(
        true,
      ),
    );
    await app.router.navigate('/vi/login');
    await waitFor(() => expect(useDevicePrograms.getState().items).toEqual([]));
    await waitFor(() => expect(path(app)).toBe('/vi/school-list'));
    await waitFor(() => expect(document.documentElement.lang).toBe('vi-VN'));
  });
});

describe('an interrupted sign-in', () => {
  it('loses nothing, and the next one duplicates nothing', async () => {
    const app = await openWithData('/login');
    let posts = 0;
    server.use(
      network.post('*/bookmark/program', () => {
        posts += 1;
        // The second request never completes: the page closes while it waits.
        return posts === 2 ? new Promise<never>(() => {}) : undefined;
      }),
    );
    await logIn(app);
    await waitFor(() => expect(posts).toBe(2));
    expect((await account('minh@example.com')).programs).toEqual([101010]);
    expect(device()).toEqual(KEPT);
    cleanup();
    endSession();
    announceSession();

    server.resetHandlers();
    const again = await renderRoute('/login');
    expect(
      await screen.findByText('2 answers and 3 programs will move to your account'),
    ).toBeVisible();
    await logIn(again);
    await waitFor(() => expect(path(again)).toBe('/school-list'));
    expect(await account('minh@example.com')).toEqual(ALL_DATA);
    expect(device()).toEqual(NOTHING);
  });

  it('stops if the network fails, and keeps what was added', async () => {
    const app = await openWithData('/login');
    let posts = 0;
    server.use(
      network.post('*/bookmark/program', () => {
        posts += 1;
        return posts > 1 ? HttpResponse.error() : undefined;
      }),
    );
    await logIn(app);
    await waitFor(() => expect(path(app)).toBe('/school-list'));
    expect(posts).toBe(2);
    expect(device()).toEqual({ ...NOTHING, programs: ids.slice(1) });
    await waitFor(() => expect(toasts().join(' ')).toContain('couldn’t add 2 programs'));
  });

  // Last in this file: a page marked as left stays so until the document reloads.
  it('by the end of the session restores everything, with one toast, at /login', async () => {
    const app = await openWithData('/signup');
    addFault({ match: 'postBookmark', kind: 'status', status: 401 });
    await signUp(app, '/login');
    await waitFor(() => expect(device()).toEqual(KEPT));
    expect(document.cookie).not.toMatch(/token=/);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await expireSessions();
  });
});
