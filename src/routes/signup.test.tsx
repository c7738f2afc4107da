import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

const AN = {
  name: 'Nguyễn Hoàng An',
  email: 'an@example.com',
  phone: '0912 345 678',
  password: 'trời xanh 42',
};
type Field = keyof typeof AN;

const labels = {
  en: { name: 'Your name', email: 'Email', phone: 'Phone number', password: 'Password' },
  vi: { name: 'Họ tên', email: 'Email', phone: 'Số điện thoại', password: 'Mật khẩu' },
};
const FIELDS = ['name', 'email', 'phone', 'password'] as const;

const field = (name: Field, locale: 'en' | 'vi' = 'en') =>
  screen.findByLabelText(labels[locale][name]);
const submit = () => screen.findByRole('button', { name: 'Create an account' });

async function fillIn(values: Partial<Record<Field, string>>): Promise<void> {
  for (const name of FIELDS) {
    fireEvent.change(await field(name), { target: { value: values[name] ?? '' } });
  }
}

async function sent({ requests }: RenderedRoute): Promise<unknown[]> {
  return (await requests()).filter(({ url }) => url.endsWith('/signup')).map(({ body }) => body);
}

async function keepsInput(values: Partial<Record<Field, string>> = AN): Promise<void> {
  for (const name of FIELDS) expect(await field(name)).toHaveValue(values[name] ?? '');
}

const path = ({ router }: RenderedRoute) => router.state.location.pathname;

describe('creating an account', () => {
  it('sends four fields, the phone in E.164, starts the session, and opens the code page', async () => {
    const app = await renderRoute('/signup');
    await fillIn({ ...AN, name: ` ${AN.name} `, email: ` ${AN.email} ` });
    expect(await field('password')).toHaveAttribute('autocomplete', 'new-password');
    await app.user.click(await submit());
    await waitFor(() => expect(path(app)).toBe('/signup/verify-phone'));
    expect(await sent(app)).toEqual([{ ...AN, phone: '+84912345678' }]);
    expect(document.cookie).toMatch(/(^|; )token=[0-9a-f]+/);
    expect(await screen.findByText(/\+84.912.345.678/)).toBeVisible();
    // The first code was sent just now.
    expect(screen.getByText(/^in \d+ s$/)).toBeVisible();
    expect({ ...sessionStorage, ...localStorage }).not.toHaveProperty('password');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(AN.password);
  });

  it('remembers the requested page for after the questions', async () => {
    const app = await renderRoute('/signup');
    sessionStorage.setItem('lastPagePath', '/profile/checklist?a=1');
    await fillIn(AN);
    await app.user.click(await submit());
    await waitFor(() => expect(path(app)).toBe('/signup/verify-phone'));
    expect(new URLSearchParams(app.router.state.location.search).get('next')).toBe(
      '/profile/checklist?a=1',
    );
  });

  it.each([
    ['VN', '912345678', '+84912345678'],
    ['US', '(213) 373-4253', '+12133734253'],
  ])('with %s chosen, sends %s as %s', async (country, typed, number) => {
    const app = await renderRoute('/signup');
    await app.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Country code' }),
      country,
    );
    await fillIn({ ...AN, phone: typed });
    await app.user.click(await submit());
    await waitFor(async () => expect(await sent(app)).toMatchObject([{ phone: number }]));
  });
});

it('keeps what was typed, except the password, while the visitor reads the privacy page', async () => {
  const app = await renderRoute('/signup');
  await fillIn(AN);
  await app.user.click(screen.getByRole('link', { name: 'Privacy' }));
  await screen.findByRole('heading', { level: 1, name: /privacy/i });
  await app.router.navigate(-1);
  await waitFor(() => expect(path(app)).toBe('/signup'));
  await keepsInput({ ...AN, password: '' });
});

it('accepts a number once its country is chosen', async () => {
  const app = await renderRoute('/signup');
  await fillIn({ ...AN, phone: '(650) 253-0000', password: '' });
  await app.user.click(await submit());
  await waitFor(async () => expect(await field('phone')).toBeInvalid());
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'US');
  await waitFor(async () => expect(await field('phone')).toBeValid());
});

const LONG = 'ă'.repeat(201);

describe('validation', () => {
  it.each<[Field, string, string]>([
    ['name', '', 'Enter your name.'],
    ['name', '   ', 'Enter your name.'],
    ['name', 'ă'.repeat(101), 'Use at most 100 characters.'],
    ['email', '', 'Enter your email address, for example linh@example.com.'],
    ['email', 'an@', 'Enter your email address, for example linh@example.com.'],
    ['email', `${'a'.repeat(250)}@x.vn`, 'Use at most 254 characters.'],
    ['phone', '', 'Enter your phone number, for example 0912\u00a0345\u00a0678.'],
    ['phone', 'abc', 'Enter your phone number, for example 0912\u00a0345\u00a0678.'],
    ['phone', '0912 345', 'Enter your phone number, for example 0912\u00a0345\u00a0678.'],
    ['password', '', 'Enter your password.'],
    ['password', ' '.repeat(8), 'Enter your password.'],
    ['password', '1234567', 'Use at least 8 characters.'],
    ['password', LONG, 'Use at most 200 characters.'],
    ['password', 'AN@example.com ', 'Your password can’t be your email address.'],
  ])('%s %j shows an error at its field and sends nothing', async (name, value, words) => {
    const app = await renderRoute('/signup');
    const values = { ...AN, [name]: value };
    await fillIn(values);
    await app.user.click(await submit());
    const box = await field(name);
    await waitFor(() => expect(box).toBeInvalid());
    expect(box).toHaveAccessibleDescription(expect.stringContaining(words));
    await waitFor(() => expect(box).toHaveFocus());
    expect(await sent(app)).toEqual([]);
    await keepsInput(values);
  });

  it('shows every message at once and focuses the first field', async () => {
    const app = await renderRoute('/signup');
    await app.user.click(await submit());
    for (const name of FIELDS) {
      const box = await field(name);
      await waitFor(() => expect(box).toBeInvalid());
    }
    await waitFor(async () => expect(await field('name')).toHaveFocus());
  });

  it('links a taken email to the login, with the address filled in', async () => {
    const app = await renderRoute('/signup');
    await fillIn({ ...AN, email: 'minh@example.com' });
    await app.user.click(await submit());
    await waitFor(async () => expect(await field('email')).toBeInvalid());
    await waitFor(async () => expect(await field('email')).toHaveFocus());
    await keepsInput({ ...AN, email: 'minh@example.com' });
    await app.user.click(
      screen.getByRole('link', { name: 'Do you have an account with this address? Log in' }),
    );
    await waitFor(() => expect(path(app)).toBe('/login'));
    expect(await field('email')).toHaveValue('minh@example.com');
  });
});
