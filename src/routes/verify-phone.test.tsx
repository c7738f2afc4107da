import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeTables } from '@/mocks/data/db';
import { addFault } from '@/mocks/server/faults';
import { code, givePhone, MINH, minh, open, path, PATH, sent } from '@/test/account/verify-phone';
import { renderRoute } from '@/test/render-route';
import { toasts } from '@/test/toasts';

// Loaded on demand in a browser; loaded here for all tests.
await import('@/ui/overlays/toast-container');
await import('libphonenumber-js/min');

/** The page after the server has refused a code. */
async function openRefused() {
  const app = await open();
  await app.user.type(await code(), '123456');
  const box = await code();
  await waitFor(() => expect(box).toBeInvalid());
  return { app, box };
}

describe('confirming the phone number', () => {
  it('submits once after the sixth digit, and opens the questions', async () => {
    const app = await open();
    const box = await code();
    expect(box).toHaveAttribute('inputmode', 'numeric');
    expect(box).toHaveAttribute('autocomplete', 'one-time-code');
    await app.user.type(box, '000000{Enter}');
    await waitFor(() => expect(path(app)).toBe('/onboarding'));
    expect(await sent(app)).toEqual([{ code: '000000' }]);
    expect(new URLSearchParams(app.router.state.location.search).get('next')).toBe('/resources');
    expect((await minh())?.phoneVerified).toBe(true);
    await waitFor(() => expect(toasts()).toEqual(['Your phone number is confirmed']));
  });

  it.each(['000 000', ' 000-000 ', 'Your code: 000000.'])('accepts a pasted %j', async (pasted) => {
    const app = await open();
    const box = await code();
    await app.user.click(box);
    await app.user.paste(pasted);
    expect(box).toHaveValue('000000');
    await waitFor(() => expect(path(app)).toBe('/onboarding'));
    expect(await sent(app)).toEqual([{ code: '000000' }]);
  });

  it('shows a wrong code at the field, keeps it, and accepts the next one', async () => {
    const { app, box } = await openRefused();
    expect(box).toHaveAccessibleDescription('That’s not the code we sent. Check it and try again.');
    expect(box).toHaveValue('123456');
    await waitFor(() => expect(box).toHaveFocus());
    expect(toasts()).toEqual([]);
    await app.user.clear(box);
    await app.user.type(box, '000000');
    await waitFor(() => expect(path(app)).toBe('/onboarding'));
    expect(await sent(app)).toEqual([{ code: '123456' }, { code: '000000' }]);
  });

  it('stays as it is while it is checked: the answer is about it', async () => {
    const app = await open();
    addFault({ match: 'verifyPhone', kind: 'slow', ms: 300 });
    const box = await code();
    await app.user.type(box, '123456');
    await waitFor(() => expect(box).toHaveAttribute('readonly'));
    await app.user.type(box, '{Backspace}7');
    await waitFor(() => expect(box).toBeInvalid());
    expect(box).toHaveValue('123456');
  });

  it('sends a refused code again by the button, not by an Enter after the sixth digit', async () => {
    const { app, box } = await openRefused();
    await app.user.type(box, '{Enter}');
    await app.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(async () => expect(await sent(app)).toHaveLength(2));
    await waitFor(() => expect(box).toBeInvalid());
    await app.user.clear(box);
    await app.user.type(box, '12345{Enter}');
    expect(box).toHaveAccessibleDescription('Enter the six-digit code.');
    expect(await sent(app)).toHaveLength(2);
  });

  it.each([6, 3])('takes no seventh digit, at %i, and keeps the message', async (place) => {
    const { app, box } = await openRefused();
    await app.user.type(box, '7{Enter}', {
      initialSelectionStart: place,
      initialSelectionEnd: place,
    });
    expect(box).toHaveValue('123456');
    expect(box).toHaveAccessibleDescription('That’s not the code we sent. Check it and try again.');
    await app.user.clear(box);
    await app.user.paste('Code: 000000, for 10 minutes');
    await waitFor(() => expect(path(app)).toBe('/onboarding'));
    expect(await sent(app)).toEqual([{ code: '123456' }, { code: '000000' }]);
  });

  it.each([6, 0])('a second code pasted at %i replaces the refused one', async (place) => {
    const { app, box } = await openRefused();
    await app.user.click(box);
    if (box instanceof HTMLInputElement) box.setSelectionRange(place, place);
    await app.user.paste('000000');
    await waitFor(() => expect(path(app)).toBe('/onboarding'));
    expect(await sent(app)).toEqual([{ code: '123456' }, { code: '000000' }]);
  });

  it('a new code empties the field of the refused one', async () => {
    const { app, box } = await openRefused();
    await app.user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('We’ve sent a new code.')).toBeVisible();
    expect(box).toHaveValue('');
    expect(box).toBeValid();
  });

  it('rejects five digits and sends nothing', async () => {
    const app = await open();
    const box = await code();
    await app.user.type(box, '12345');
    await app.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(box).toBeInvalid());
    expect(box).toHaveAccessibleDescription('Enter the six-digit code.');
    expect(await sent(app)).toEqual([]);
  });

  it('leads a student who comes from the details back to them', async () => {
    await givePhone('+84912345678');
    await changeTables(({ accounts }) => {
      const account = accounts.find(({ email }) => email === MINH);
      if (account) account.isSchoolListVisited = true;
    });
    const app = await renderRoute(PATH, { signedInAs: 'minh' });
    // Nothing was sent on this visit.
    expect(await screen.findByText(/^Enter the code we texted to/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Do this later' })).toHaveAttribute(
      'href',
      '/profile/edit',
    );
    await app.user.type(await code(), '000000');
    await waitFor(() => expect(path(app)).toBe('/profile/edit'));
  });

  it('can be postponed', async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('link', { name: 'Do this later' }));
    await waitFor(() => expect(path(app)).toBe('/onboarding'));
    // The onboarding may have added its step already.
    expect(new URLSearchParams(app.router.state.location.search).get('next')).toBe('/resources');
    expect(await sent(app)).toEqual([]);
  });
});

describe('the page', () => {
  it('without a token shows a message and links to login and signup', async () => {
    const app = await renderRoute(PATH);
    expect(await screen.findByText(/Log in or create an account first/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup',
    );
    expect(await app.requests()).toEqual([]);
  });

  it('with a confirmed number says so and continues', async () => {
    await givePhone('+84912345678', true);
    const app = await renderRoute(`/vi${PATH}`, { signedInAs: 'minh' });
    expect(
      await screen.findByRole('heading', { name: 'Số điện thoại đã được xác nhận' }),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('link', { name: 'Tiếp tục' }));
    await waitFor(() => expect(path(app)).toBe('/vi/onboarding'));
  });

  it('without a number asks for one', async () => {
    await givePhone(null);
    const app = await renderRoute(PATH, { signedInAs: 'minh' });
    await app.user.type(await screen.findByLabelText('Phone number'), '0912345678{Enter}');
    await waitFor(async () => expect((await minh())?.phone).toBe('+84912345678'));
    expect(await code()).toBeVisible();
  });

  it('reports an account that fails to load, and retries', async () => {
    await givePhone('+84912345678');
    addFault({ match: 'getUser', kind: 'status', status: 404, times: 1 });
    const app = await renderRoute(PATH, { signedInAs: 'minh' });
    expect(await screen.findByText(/^We couldn’t load your account\./)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await code()).toBeVisible();
  });
});
