import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

/** The connection goes or comes, as a browser tells it. */
function connect(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** What is read out of the network. */
const said = () => document.querySelector('[data-network]')?.textContent;
const line = () => document.querySelector('[data-network-line]');

/** Renders a page and waits for what comes once it is at rest. */
async function openAtRest(path: string) {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
    return 0;
  });
  const rendered = await renderRoute(path);
  await waitFor(() => expect(said()).toBe(''));
  return rendered;
}

// Before, so that a busy machine does not take its time for it then.
beforeAll(() => import('./overlays'));

describe('without a connection', () => {
  it('a line says so as long as that lasts, and its end is read out', async () => {
    await openAtRest('/pricing');
    expect(line()).toBeNull();
    connect(false);
    expect(line()).toHaveTextContent('You are offline. What you write stays on this device.');
    expect(said()).toBe('You are offline. What you write stays on this device.');
    connect(true);
    expect(line()).toBeNull();
    expect(said()).toBe('Back online.');
  });

  it('speaks the language of the page', async () => {
    const { router } = await openAtRest('/pricing');
    connect(false);
    await act(() => router.navigate('/vi/pricing'));
    await waitFor(() => expect(line()).toHaveTextContent(/^Bạn đang mất mạng/));
    connect(true);
  });

  it('what failed on the page is asked for again on return, once, and nothing is to be pressed', async () => {
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
