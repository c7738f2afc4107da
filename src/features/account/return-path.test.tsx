import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { lastPagePath } from '@/routing/last-path';
import { setPathOwner } from '@/routing/path-owner';
import { expire, logIn } from '@/test/expire';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

// Loaded on demand in a browser; loaded here for all tests.
await import('@/app/frame/user-menu');
await import('@/routes/essay');
await import('@/routes/school-list');

const ESSAY = '/profile/essays/e1?a=1#b';
const LINH = 'linh.tran@example.com';
const MINH = 'minh@example.com';

const place = ({ router: { state } }: RenderedRoute) =>
  state.location.pathname + state.location.search + state.location.hash;

/** Opens a page as Linh, with her account loaded. */
async function open(path: string): Promise<RenderedRoute> {
  const app = await renderRoute(path, { signedInAs: 'linh.tran' });
  await screen.findByRole('button', { name: 'Trần Ngọc Linh’s account' });
  return app;
}

describe('after an expired session', () => {
  it('the same student returns to the page, with query and hash (R8)', async () => {
    const app = await open(ESSAY);
    await expire(app);
    await logIn(app, LINH);
    await waitFor(() => expect(place(app)).toBe(ESSAY));
  });

  it('another student is not sent to the first one’s page, and requests nothing of it (R17)', async () => {
    const app = await open(ESSAY);
    await expire(app);
    const before = (await app.requests()).length;
    await logIn(app, MINH);
    await waitFor(() => expect(place(app)).toBe('/school-list'));
    await screen.findByRole('button', { name: 'Lê Quang Minh’s account' });
    const requested = (await app.requests()).slice(before).map(({ url }) => url);
    expect(requested.filter((url) => url.includes('essays'))).toEqual([]);
    await waitFor(() => expect(lastPagePath()).toBe('/school-list'));
  });

  it('another student is not sent there by a reload after a 401 either', async () => {
    setPathOwner(1);
    addFault({ match: 'getUser', kind: 'status', status: 401, times: 1 });
    const app = await renderRoute(ESSAY, { signedInAs: 'linh.tran' });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    await logIn(app, MINH);
    await waitFor(() => expect(place(app)).toBe('/school-list'));
  });

  it('another student returns to a public page, without the first one’s query', async () => {
    const app = await open('/majors?q=law#top');
    await expire(app);
    await logIn(app, MINH);
    await waitFor(() => expect(place(app)).toBe('/majors'));
  });

  it('a new student does not return there', async () => {
    const app = await open(ESSAY);
    await expire(app);
    await app.router.navigate('/signup');
    await app.user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'An');
    await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'an@example.com');
    await app.user.type(await screen.findByRole('textbox', { name: /Phone/ }), '0912345678');
    await app.user.type(await screen.findByLabelText('Password'), 'saola-demo');
    await app.user.click(screen.getByRole('button', { name: 'Create an account' }));
    await waitFor(() => expect(place(app)).toBe('/signup/verify-phone'));
  });
});

/** What a browser does once the cookie's time has passed, and how the open page notices. */
const leave = () => (document.cookie = 'token=; max-age=0; path=/');
const focus = () => window.dispatchEvent(new Event('focus'));

describe('after an expired cookie', () => {
  it.each([
    ['the same student returns to the page, with query and hash (R8)', LINH, ESSAY],
    ['another student is not sent to the first one’s page (R17)', MINH, '/school-list'],
  ])('%s', async (_, email, expected) => {
    const app = await open(ESSAY);
    leave();
    focus();
    await logIn(app, email);
    await waitFor(() => expect(place(app)).toBe(expected));
  });

  it('the same student goes on to the page that led to the login', async () => {
    const app = await open('/majors');
    leave();
    await app.router.navigate(ESSAY);
    await logIn(app, LINH);
    await waitFor(() => expect(place(app)).toBe(ESSAY));
  });
});

describe('after a logout', () => {
  it('in another tab, the page is forgotten', async () => {
    const app = await open(ESSAY);
    leave();
    const otherTab = new BroadcastChannel('saola-session');
    otherTab.postMessage('changed');
    otherTab.close();
    await logIn(app, LINH);
    await waitFor(() => expect(place(app)).toBe('/school-list'));
  });

  it('the next student continues on the page that a visitor opened', async () => {
    const app = await open('/profile');
    await app.user.click(screen.getByRole('button', { name: /’s account$/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    await app.router.navigate('/majors?q=law');
    await waitFor(() => expect(lastPagePath()).toBe('/majors?q=law'));
    await app.router.navigate('/login');
    await logIn(app, MINH);
    await waitFor(() => expect(place(app)).toBe('/majors?q=law'));
  });
});
