import { screen, waitFor } from '@testing-library/react';
import { delay, http as network, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSession } from '@/mocks/data/sessions';
import { server } from '@/mocks/hosts/node';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import { expectToasts } from '@/test/toasts';

const failToLoad = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

vi.mock('@/routes/login', failToLoad);
vi.mock('@/routes/school-list', failToLoad);

const build = document.createElement('meta');
build.name = 'build';
build.content = 'build-aaaa';

/** The site can't be reached, so a reload is no help. After a few attempts it hangs: an endless loop fails its test. */
beforeEach(() => {
  document.head.append(build);
  let attempts = 0;
  const fail = async () => {
    attempts += 1;
    if (attempts > 5) await delay('infinite');
    return HttpResponse.error();
  };
  server.use(network.get('*/login', fail), network.get('*/school-list', fail));
});
afterEach(() => build.remove());

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

async function logOut({ user }: RenderedRoute): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /’s account$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
}

it('a logout on a student’s page ends on the error page if /login fails to load', async () => {
  const app = await renderRoute('/profile', { signedInAs: 'linh.tran' });
  await logOut(app);
  await waitFor(async () => expect(await heading()).toBe('We couldn’t load this page'));
  expect(app.router.state.location.pathname).toBe('/login');
});

it('a sign-in in another tab ends on the error page if /school-list fails to load', async () => {
  const { router } = await renderRoute('/auth');
  document.cookie = `token=${await openSession('bearer', 1)}; path=/`;
  window.dispatchEvent(new Event('focus'));
  await waitFor(async () => expect(await heading()).toBe('We couldn’t load this page'));
  expect(router.state.location.pathname).toBe('/school-list');
});

it('a logout on a public page stays on it if /login fails to load', async () => {
  const app = await renderRoute('/majors', { signedInAs: 'linh.tran' });
  await logOut(app);
  await expectToasts('Network Error');
  expect(app.router.state.location.pathname).toBe('/majors');
  expect(await heading()).toBe('Majors');
  expect(screen.queryByText(/Linh/)).toBeNull();
});
