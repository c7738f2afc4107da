import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDevicePrograms } from '@/shared/device-list/device-programs';
import { readTables } from '@/mocks/data/db';
import { addFault } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

const MINH = 'minh@example.com';
const SECRET = 'trời xanh 42';
const email = () => screen.findByLabelText('Email');
const code = () => screen.findByLabelText('Six-digit code');
const password = () => screen.findByLabelText('New password');
const press = async ({ user }: RenderedRoute, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const at = ({ router }: RenderedRoute) =>
  router.state.location.pathname + router.state.location.search;

async function sent(app: RenderedRoute, end: string): Promise<unknown[]> {
  return (await app.requests()).filter(({ url }) => url.endsWith(end)).map(({ body }) => body);
}

async function requestCode(app: RenderedRoute, address: string): Promise<void> {
  fireEvent.change(await email(), { target: { value: address } });
  await press(app, 'Send the code');
}

async function fillIn(digits: string, secret: string): Promise<void> {
  fireEvent.change(await code(), { target: { value: digits } });
  fireEvent.change(await password(), { target: { value: secret } });
}

/** Opens the second step, for Minh. */
async function atCode(): Promise<RenderedRoute> {
  const app = await renderRoute('/forgot-password');
  await requestCode(app, MINH);
  await code();
  return app;
}

describe('the email step', () => {
  it.each([MINH, 'nobody@example.com'])('%s shows the same message', async (address) => {
    const app = await renderRoute('/forgot-password');
    await requestCode(app, ` ${address} `);
    await waitFor(() => expect(at(app)).toBe('/forgot-password?step=code'));
    expect(await screen.findByText(/If this address has an account/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(await sent(app, '/forgot-password')).toEqual([{ email: address }]);
    expect(screen.getByText(/^in \d+ s$/)).toBeVisible();
  });

  it.each([
    ['another page', '/pricing', '/pricing'],
    ['the other language', '/vi/forgot-password', '/vi/forgot-password?step=code'],
  ])('a late response does not lead back from %s', async (_name, elsewhere, end) => {
    await import('./pricing');
    addFault({ match: 'forgotPassword', kind: 'slow', ms: 2000 });
    const app = await renderRoute('/forgot-password');
    await requestCode(app, MINH);
    await waitFor(() => expect(app.queryClient.isMutating()).toBe(1));
    await app.router.navigate(elsewhere);
    expect(app.queryClient.isMutating()).toBe(1);
    await waitFor(() => expect(app.queryClient.isMutating()).toBe(0));
    await waitFor(() => expect(at(app)).toBe(end));
  });

  it('rejects an invalid address at its field', async () => {
    const app = await renderRoute('/forgot-password');
    await requestCode(app, 'minh');
    await waitFor(async () => expect(await email()).toBeInvalid());
    expect(await email()).toHaveAccessibleDescription(
      'Enter your email address, for example linh@example.com.',
    );
    expect(await sent(app, '/forgot-password')).toEqual([]);
  });

  it('keeps the address on Back and on the login page', async () => {
    const app = await atCode();
    await app.router.navigate(-1);
    await waitFor(() => expect(at(app)).toBe('/forgot-password'));
    expect(await email()).toHaveValue(MINH);
    await app.user.click(await screen.findByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(at(app)).toBe('/login'));
    expect(await email()).toHaveValue(MINH);
  });
});

describe('the password step', () => {
  it('signs in, adds the local answers to the account, and returns to the last page', async () => {
    const app = await atCode();
    sessionStorage.setItem('lastPagePath', '/school-list?page=2');
    useDevicePrograms.getState().restore([{ programId: 101010, schoolId: 101 }]);
    expect(await screen.findByText('1 program will move to your account')).toBeVisible();
    await fillIn('000 000', SECRET);
    await press(app, 'Set password and log in');
    await waitFor(() => expect(at(app)).toBe('/school-list?page=2'));
    expect(await sent(app, '/reset-password')).toEqual([
      { email: MINH, code: '000000', password: SECRET },
    ]);
    const { accounts } = await readTables();
    const minh = accounts.find((row) => row.email === MINH);
    expect(minh?.bookmarks.map(({ programId }) => programId)).toEqual([101010]);
    expect(useDevicePrograms.getState().items).toEqual([]);
  });

  it.each([
    ['Six-digit code', '12 34', SECRET, 'Enter the six-digit code.'],
    ['New password', '000000', ' '.repeat(8), 'Enter your password.'],
    ['New password', '000000', '1234567', 'Use at least 8 characters.'],
    ['New password', '000000', 'Minh@example.com', 'Your password can’t be your email address.'],
  ])('%s of %j and %j is rejected at its field', async (label, digits, secret, words) => {
    const app = await atCode();
    await fillIn(digits, secret);
    await press(app, 'Set password and log in');
    const box = screen.getByLabelText(label);
    await waitFor(() => expect(box).toBeInvalid());
    expect(box).toHaveAccessibleDescription(expect.stringContaining(words));
    await waitFor(() => expect(box).toHaveFocus());
    expect(await sent(app, '/reset-password')).toEqual([]);
  });

  it('accepts 200 pasted characters unchanged', async () => {
    const secret = 'đ %&"<é'.repeat(29).slice(0, 200);
    const app = await atCode();
    await fillIn('000000', '');
    await app.user.click(await password());
    await app.user.paste(secret);
    await press(app, 'Set password and log in');
    await waitFor(() => expect(at(app)).toBe('/school-list'));
    expect(await sent(app, '/reset-password')).toMatchObject([{ password: secret }]);
  });

  it('shows a wrong code at its field; the language changes without losing input', async () => {
    const app = await atCode();
    await fillIn('111111', SECRET);
    await press(app, 'Set password and log in');
    await waitFor(async () =>
      expect(await code()).toHaveAccessibleDescription(
        'The code is wrong or has expired. You can ask for a new one.',
      ),
    );
    await app.user.click(screen.getByRole('link', { name: 'VI Tiếng Việt' }));
    expect(await screen.findByLabelText('Mã gồm sáu chữ số')).toHaveValue('111111');
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveValue(SECRET);
    expect(screen.getByLabelText('Email')).toHaveValue(MINH);
    expect(at(app)).toBe('/vi/forgot-password?step=code');
  });

  it('works after a reload, with the address and a new code requested again', async () => {
    const app = await renderRoute('/forgot-password?step=code');
    await press(app, 'Send a new code');
    await waitFor(async () => expect(await email()).toBeInvalid());
    expect(await sent(app, '/forgot-password')).toEqual([]);
    fireEvent.change(await email(), { target: { value: MINH } });
    await press(app, 'Send a new code');
    expect(await screen.findByText('We’ve sent a new code.')).toBeVisible();
    expect(await sent(app, '/forgot-password')).toEqual([{ email: MINH }]);
    await fillIn('000000', SECRET);
    await press(app, 'Set password and log in');
    await waitFor(() => expect(at(app)).toBe('/school-list'));
  });
});
