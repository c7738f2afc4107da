import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { configureClient } from '@/api/http/client';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';
import { LATE_MS } from './network/late-reads';

/** Fires the browser event for a lost or restored connection. */
function connect(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** The announcements about the network. */
const notice = () => document.querySelector('[data-network]')?.textContent;
const line = () => document.querySelector('[data-network-line]');
const lines = () =>
  [...document.querySelectorAll('[data-network-line]')].map(({ textContent }) => textContent);

/** Renders a page and waits for the overlay, which loads when the page is idle. */
async function openAtRest(path: string) {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
    return 0;
  });
  const rendered = await renderRoute(path);
  await waitFor(() => expect(notice()).toBe(''));
  return rendered;
}

// Loaded beforehand, so that a slow machine does not time out.
beforeAll(() => import('./overlays'));

describe('without a connection', () => {
  it('a notice shows until it returns, and the return is announced', async () => {
    await openAtRest('/pricing');
    expect(line()).toBeNull();
    connect(false);
    // The overlay may have rendered a moment before it listens.
    await waitFor(() =>
      expect(line()).toHaveTextContent('You’re offline. What you write is saved on this device.'),
    );
    expect(notice()).toBe('You’re offline. What you write is saved on this device.');
    connect(true);
    expect(line()).toBeNull();
    expect(notice()).toBe('You’re back online.');
  });

  it('the notice is in the language of the page', async () => {
    const { router } = await openAtRest('/pricing');
    connect(false);
    await act(() => router.navigate('/vi/pricing'));
    await waitFor(() => expect(line()).toHaveTextContent(/^Bạn đang mất mạng/));
    connect(true);
  });

  it('failed queries are refetched once on return, without a button', async () => {
    addFault({ match: 'getScholarships', kind: 'network' });
    const { requests } = await openAtRest('/scholarship');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    connect(false);
    clearFaults();
    const before = (await requests()).length;
    connect(true);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument(),
    );
    expect((await requests()).slice(before).map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/v1/scholarships',
    ]);
  });
});

describe('a read that takes too long', () => {
  it('is reported in one line, which says so while the connection is lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    addFault({ match: 'getScholarships', kind: 'hang' });
    await openAtRest('/scholarship');
    await act(() => vi.advanceTimersByTimeAsync(LATE_MS));
    await waitFor(() => expect(line()).toHaveTextContent(/Try again$/));
    connect(false);
    expect(lines()).toEqual(['You’re offline. What you write is saved on this device.']);
    connect(true);
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(line()).toHaveTextContent(/Try again$/);
  });
});

describe('a write without an answer', () => {
  it('is waited for, in words, until the student stops it; what was typed stays', async () => {
    addFault({ match: 'login', kind: 'hang' });
    const { user } = await openAtRest('/login');
    configureClient({ slowAfterMs: 50 });
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'linh@example.com');
    await user.type(await screen.findByLabelText('Password'), 'saola-demo');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(line()).toHaveTextContent('The server hasn’t responded yet.'));
    expect(notice()).toContain('The server hasn’t responded yet.');
    await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('timeout exceeded');
    expect(line()).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('linh@example.com');
  });
});
