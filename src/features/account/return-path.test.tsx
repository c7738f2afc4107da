import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { lastPath } from '@/routing/last-path';
import { setPathOwner } from '@/routing/path-owner';
import { expire, logIn } from '@/test/expire';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

/** What is loaded when it is needed; here from the start, so that no test waits for its code. */
beforeAll(async () => {
  await import('@/app/frame/user-menu');
  await import('@/routes/essay');
  await import('@/routes/school-list');
});

const ESSAY = '/profile/essays/e1?a=1#b';
const LINH = 'linh.tran@example.com';
const MINH = 'minh@example.com';

const place = ({ router: { state } }: RenderedRoute) =>
  state.location.pathname + state.location.search + state.location.hash;

/** Opens a page as Linh, who is known by then. */
async function open(path: string): Promise<RenderedRoute> {
  const app = await renderRoute(path, { signedInAs: 'linh.tran' });
  await screen.findByRole('button', { name: 'Account of Trần Ngọc Linh' });
  return app;
}

describe('after a session that has run out', () => {
  it('the same student is back on the page, with query and hash (R8)', async () => {
    const app = await open(ESSAY);
    await expire(app);
    await logIn(app, LINH);
    await waitFor(() => expect(place(app)).toBe(ESSAY));
  });

  it('another student is not led to a page of the first one, and nothing of it is asked for (R17)', async () => {
    const app = await open(ESSAY);
    await expire(app);
    const before = (await app.requests()).length;
    await logIn(app, MINH);
    await waitFor(() => expect(place(app)).toBe('/school-list'));
    await screen.findByRole('button', { name: 'Account of Lê Quang Minh' });
    const asked = (await app.requests()).slice(before).map(({ url }) => url);
    expect(asked.filter((url) => url.includes('essays'))).toEqual([]);
    await waitFor(() => expect(lastPath()).toBe('/school-list'));
  });

  it('nor by a reload in which the server says that it has', async () => {
    setPathOwner(1);
    addFault({ match: 'getUser', kind: 'status', status: 401, times: 1 });
    const app = await renderRoute(ESSAY, { signedInAs: 'linh.tran' });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    await logIn(app, MINH);
    await waitFor(() => expect(place(app)).toBe('/school-list'));
  });

  it('another student is back on a page for anyone, without what the first one sought there', async () => {
    const app = await open('/majors?q=law#top');
    await expire(app);
    await logIn(app, MINH);
    await waitFor(() => expect(place(app)).toBe('/majors'));
  });

  it('a new student does not take it along', async () => {
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

describe('after a logout', () => {
  it('what a visitor sought is where whoever signs in goes on', async () => {
    const app = await open('/profile');
    await app.user.click(screen.getByRole('button', { name: /^Account of/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    await app.router.navigate('/majors?q=law');
    await waitFor(() => expect(lastPath()).toBe('/majors?q=law'));
    await app.router.navigate('/login');
    await logIn(app, MINH);
    await waitFor(() => expect(place(app)).toBe('/majors?q=law'));
  });
});
