import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { login } from '@/api/auth/contract';
import { call } from '@/api/http/client';
import { renderRoute } from '@/test/render-route';

const section = (name: string) => screen.findByRole('region', { name });

describe('email and password in /profile/edit', () => {
  it('changes the email with the current password, and shows a refusal at its field', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    const form = within(await section('Email and password'));
    const submit = form.getByRole('button', { name: 'Change email' });
    await app.user.type(form.getByLabelText('New email'), 'linh.tran@example.com');
    await app.user.type(form.getByLabelText('Password'), 'saola-demo');
    await app.user.click(submit);
    await waitFor(() =>
      expect(form.getByLabelText('New email')).toHaveAccessibleDescription(
        'An account with this email already exists.',
      ),
    );
    const puts = (await app.requests()).filter(({ method }) => method === 'PUT');
    expect(puts).toHaveLength(1);
    await app.user.clear(form.getByLabelText('New email'));
    await app.user.type(form.getByLabelText('New email'), 'minh.new@example.com');
    await app.user.click(submit);
    expect(await screen.findByText('You’re logged in as minh.new@example.com.')).toBeVisible();
    expect(form.getByLabelText('Password')).toHaveValue('');
  });

  it('refuses the present email at its field, without a request', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    const form = within(await section('Email and password'));
    await app.user.type(form.getByLabelText('New email'), 'Minh@example.com');
    await app.user.type(form.getByLabelText('Password'), 'saola-demo');
    await app.user.click(form.getByRole('button', { name: 'Change email' }));
    await waitFor(() =>
      expect(form.getByLabelText('New email')).toHaveAccessibleDescription(
        'That’s already your email address.',
      ),
    );
    expect((await app.requests()).filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('refuses the email as a password at its field, without a request', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    const form = within(await section('Email and password'));
    await app.user.type(form.getByLabelText('Current password'), 'saola-demo');
    await app.user.type(form.getByLabelText('New password'), 'minh@example.com');
    await app.user.click(form.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(form.getByLabelText('New password')).toBeInvalid());
    expect((await app.requests()).filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('changes the password, and shows a wrong current one at its field', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    const form = within(await section('Email and password'));
    const current = form.getByLabelText('Current password');
    await app.user.type(current, 'not this');
    await app.user.type(form.getByLabelText('New password'), 'a-longer-password');
    const submit = form.getByRole('button', { name: 'Change password' });
    await app.user.click(submit);
    await waitFor(() => expect(current).toHaveAccessibleDescription('The password is incorrect.'));
    await app.user.clear(current);
    await app.user.type(current, 'saola-demo');
    await app.user.click(submit);
    expect(await screen.findByText(/Your password has been changed/)).toBeVisible();
    expect(current).toHaveValue('');
    const body = { email: 'minh@example.com', password: 'a-longer-password' };
    expect((await call(login, { body })).token).toEqual(expect.any(String));
  });
});
