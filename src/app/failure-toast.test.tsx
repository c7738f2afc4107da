import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as network } from 'msw';
import { describe, expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { getMajors } from '@/api/major/contract';
import { getUser } from '@/api/user/contract';
import { addFault } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import { toast, type ToastKind } from '@/ui/overlays/toaster';
import { toasts } from '@/test/toasts';

// The toast library is loaded on demand; loaded here for all tests.
await import('@/ui/overlays/toast-container');

let calls = 0;

/** Makes the app send a failing request, as a page does. */
function fail({ queryClient }: RenderedRoute): Promise<unknown> {
  calls += 1;
  const query = { queryKey: ['failing', calls], queryFn: () => call(getUser, {}) };
  return queryClient.fetchQuery(query).catch(() => undefined);
}

async function open(path: string): Promise<RenderedRoute> {
  const app = await renderRoute(path);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

describe('a failed call is one toast', () => {
  // `errors.test.ts` has every shape of a body, the fault matrix every kind of failure.
  it.each([
    ['/majors', { errors: [{ email: ['Taken', 'x'] }], message: 'm' }, 'Taken'],
    ['/vi/majors', { message: 'Only this' }, 'Only this'],
    ['/majors', null, 'Request failed with status code 418'],
    ['/vi/majors', null, 'Yêu cầu không thành công, mã trạng thái 418'],
  ])('at %s for %j', async (path, body, text) => {
    server.use(network.get('*/api/v1/user', () => HttpResponse.json(body, { status: 418 })));
    await fail(await open(path));
    await waitFor(() => expect(toasts()).toEqual([text]));
    const shown = document.querySelector('.Toastify__toast');
    expect(shown).toHaveClass('Toastify__toast--error', 'Toastify__toast-theme--dark');
  });

  it('for the same failure repeated; another failure has its own', async () => {
    const app = await open('/majors');
    addFault({ match: 'getUser', kind: 'network', times: 3 });
    addFault({ match: 'getUser', kind: 'status', status: 418, body: { message: 'Other' } });
    await fail(app);
    await waitFor(() => expect(toasts()).toEqual(['Network Error']));
    await Promise.all([fail(app), fail(app)]);
    await fail(app);
    await waitFor(() => expect(toasts()).toContain('Other'));
    expect(toasts()).toHaveLength(2);
  });

  it('for ten failures at once', async () => {
    await open('/pricing');
    addFault({ match: 'getMajors', kind: 'network', times: 10 });
    const ten = Array.from({ length: 10 }, () => call(getMajors, {}));
    expect(await Promise.allSettled(ten)).toHaveLength(10);
    await waitFor(() => expect(toasts()).toEqual(['Network Error']));
  });
});

it.each<ToastKind>(['success', 'info', 'error', 'warning'])(
  'a toast of the kind %s is dark and has a timer of 3,000 ms',
  async (kind) => {
    await open('/pricing');
    toast(kind, 'Hello');
    await waitFor(() => expect(toasts()).toEqual(['Hello']));
    const shown = document.querySelector('.Toastify__toast');
    expect(shown).toHaveClass(`Toastify__toast--${kind}`, 'Toastify__toast-theme--dark');
    // The library's timer is the animation of its hidden progress bar.
    const bar = screen.getByRole('progressbar', { hidden: true });
    expect(bar).toHaveStyle({ animationDuration: '3000ms' });
  },
);
