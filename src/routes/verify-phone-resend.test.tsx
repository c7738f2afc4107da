import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http as network, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '@/mocks/hosts/node';
import { code, minh, open, sent } from '@/test/account/verify-phone';
import { toasts } from '@/test/toasts';

// Loaded on demand in a browser; loaded here for all tests.
await import('@/ui/overlays/toast-container');
await import('libphonenumber-js/min');

describe('another code', () => {
  it('is sent once on request, then waits; the announcement does not count the seconds', async () => {
    const app = await open();
    await app.user.dblClick(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('We’ve sent a new code.')).toBeVisible();
    expect(await sent(app, '/resend')).toHaveLength(1);
    const button = screen.getByRole('button', { name: 'Send a new code' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    const seconds = screen.getByText(/^in \d+ s$/);
    expect(seconds.closest('[aria-hidden]')).not.toBeNull();
    await app.user.click(button);
    expect(await sent(app, '/resend')).toHaveLength(1);
  });

  it('requested too soon shows a message inline', async () => {
    const message = 'A new code can be sent in 12 seconds.';
    server.use(network.post('*/resend', () => HttpResponse.json({ message }, { status: 429 })));
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(toasts()).toEqual([]);
  });
});

describe('another number', () => {
  it('gets a new code', async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Use another number' }));
    const box = await screen.findByLabelText('Phone number');
    await waitFor(() => expect(box).toHaveFocus());
    await app.user.type(box, '0987 654 321{Enter}');
    await waitFor(async () => expect((await minh())?.phone).toBe('+84987654321'));
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(screen.getAllByText(/\+84.987.654.321/)).toHaveLength(2);
    expect(screen.getByText(/^in \d+ s$/)).toBeVisible();
  });

  it('is rejected at its field, and the old one can be kept', async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Use another number' }));
    await app.user.type(await screen.findByLabelText('Phone number'), '12{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Phone number')).toBeInvalid());
    server.use(
      network.patch('*/user', () =>
        HttpResponse.json({ errors: { phone: ['Taken'] } }, { status: 422 }),
      ),
    );
    fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '0987654321' } });
    await app.user.click(screen.getByRole('button', { name: 'Send the code' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Taken'),
    );
    expect(screen.getByLabelText('Phone number')).toHaveValue('0987654321');
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await code()).toHaveFocus();
    expect((await minh())?.phone).toBe('+84912345678');
  });
});
