import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sessionEpoch } from '@/api/http/session';
import { addFault } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import { toasts } from '@/test/toasts';

const EMAIL = 'linh.tran@example.com';
const email = () => screen.findByRole('textbox', { name: 'Email' });
const password = () => screen.findByLabelText('Password');
const submit = () => screen.findByRole('button', { name: 'Log in' });

async function fillIn({ user }: RenderedRoute, address: string, secret: string): Promise<void> {
  await user.type(await email(), address);
  await user.click(await password());
  await user.paste(secret);
}

async function logIn(app: RenderedRoute, address = EMAIL, secret = 'saola-demo'): Promise<void> {
  await fillIn(app, address, secret);
  await app.user.click(await submit());
}

async function sent({ requests }: RenderedRoute): Promise<unknown[]> {
  return (await requests()).filter(({ url }) => url.endsWith('/login')).map(({ body }) => body);
}

async function keepsInput(address = EMAIL, secret = 'saola-demo'): Promise<void> {
  expect(await email()).toHaveValue(address);
  expect(await password()).toHaveValue(secret);
}

describe('signing in', () => {
  it('sends email and password once, and opens the school list', async () => {
    const app = await renderRoute('/login');
    await logIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/school-list'));
    expect(await sent(app)).toEqual([{ email: EMAIL, password: 'saola-demo' }]);
    expect(document.cookie).toMatch(/(^|; )token=[0-9a-f]+/);
    expect(
      window.location.href + JSON.stringify({ ...sessionStorage, ...localStorage }),
    ).not.toMatch(/saola-demo|[0-9a-f]{32}/);
  });

  it('returns to the requested page, with query and hash, in the current language', async () => {
    const app = await renderRoute('/profile/checklist?a=1#b');
    await app.user.click(await screen.findByRole('link', { name: 'VI Tiếng Việt' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), EMAIL);
    await app.user.type(await screen.findByLabelText('Mật khẩu'), 'saola-demo');
    await app.user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/vi/profile/checklist'));
    expect(app.router.state.location).toMatchObject({ search: '?a=1', hash: '#b' });
  });

  it('opens the school list if the last page is unsafe', async () => {
    const app = await renderRoute('/login');
    sessionStorage.setItem('lastPagePath', '//evil.example/x');
    await logIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/school-list'));
  });
});

describe('a browser that refuses cookies', () => {
  it.each([
    ['/login', 'Log in', /^This browser blocks cookies, and logging in needs them\./],
    ['/vi/login', 'Đăng nhập', /^Trình duyệt này đang chặn cookie/],
  ])('%s keeps the form and its input, and says so', async (path, name, message) => {
    const app = await renderRoute(path);
    const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    onTestFinished(() => set.mockRestore());
    await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), EMAIL);
    await app.user.type(screen.getByLabelText(/^(Password|Mật khẩu)$/), 'saola-demo');
    const epoch = sessionEpoch();
    await app.user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(app.router.state.location.pathname).toBe(path);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL);
    expect(sessionEpoch()).toBe(epoch);
    expect(toasts()).toEqual([]);
  });
});

describe('validation', () => {
  it('shows an error at each empty field, focuses the first, and sends nothing', async () => {
    const app = await renderRoute('/login');
    await app.user.click(await submit());
    expect(await screen.findByText('Enter your password.')).toBeVisible();
    expect(await email()).toBeInvalid();
    expect(await email()).toHaveAccessibleDescription(
      'Enter your email address, for example linh@example.com.',
    );
    expect(await email()).toHaveFocus();
    expect(await sent(app)).toEqual([]);
  });

  it('shows a server message at its field with the focus, and keeps the input', async () => {
    const app = await renderRoute('/login');
    await logIn(app, EMAIL, 'wrong');
    expect(await screen.findByText('The email or password is incorrect.')).toBeVisible();
    expect(await password()).toBeInvalid();
    await waitFor(async () => expect(await password()).toHaveFocus());
    await keepsInput(EMAIL, 'wrong');
    expect(toasts()).toEqual([]);
  });

  it('is asked for in the language of the page', async () => {
    const app = await renderRoute('/vi/login');
    await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), EMAIL);
    await app.user.type(await screen.findByLabelText('Mật khẩu'), 'wrong');
    await app.user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    await waitFor(async () => expect(await sent(app)).toHaveLength(1));
    const calls = (await app.requests()).filter(({ url }) => url.endsWith('/login'));
    expect(calls.map(({ headers }) => headers['accept-language'])).toEqual(['vi-VN']);
    await waitFor(() => expect(screen.getByLabelText('Mật khẩu')).toBeInvalid());
  });

  it('shows a failed request once in the form, which can be sent again', async () => {
    addFault({ match: 'login', times: 1, kind: 'network' });
    const app = await renderRoute('/login');
    await logIn(app);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network Error'));
    expect(toasts()).toEqual([]);
    await keepsInput();
    await app.user.click(await submit());
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/school-list'));
    expect(await sent(app)).toHaveLength(2);
  });
});
