import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as network, type JsonBodyType } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { getMajors } from '@/api/major/contract';
import { getUser } from '@/api/user/contract';
import { addFault } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import { toasts } from '@/test/toasts';

/** The toast library is loaded on demand; loaded here for all tests. */
beforeAll(() => import('@/ui/overlays/toast-container'));

let asked = 0;

/** Makes the app send a failing request, as a page does. */
function ask({ queryClient }: RenderedRoute): Promise<unknown> {
  asked += 1;
  const query = { queryKey: ['failing', asked], queryFn: () => call(getUser, {}) };
  return queryClient.fetchQuery(query).catch(() => undefined);
}

async function open(path: string): Promise<RenderedRoute> {
  const app = await renderRoute(path);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const rows: [JsonBodyType, string, string | null][] = [
  [{ errors: 'As it is', message: 'm' }, 'As it is', null],
  [{ errors: [{ email: ['Taken', 'x'] }], message: 'm' }, 'Taken', null],
  [{ errors: ['Plain', 'x'], message: 'm' }, 'Plain', null],
  [{ errors: { email: 'Taken', b: 'x' }, message: 'm' }, 'Taken', null],
  [{ errors: { email: ['Taken', 'x'] }, message: 'm' }, 'Taken', null],
  [{ errors: {}, message: 'Only this' }, 'Only this', null],
  [{ message: 'Only this' }, 'Only this', null],
  [
    { errors: { a: [{}] } },
    'Request failed with status code 418',
    'Yêu cầu không thành công, mã trạng thái 418',
  ],
  [null, 'Request failed with status code 418', 'Yêu cầu không thành công, mã trạng thái 418'],
];

describe('a failed call is one toast', () => {
  it.each(rows)('%j', async (body, en) => {
    server.use(network.get('*/api/v1/user', () => HttpResponse.json(body, { status: 418 })));
    await ask(await open('/majors'));
    await waitFor(() => expect(toasts()).toEqual([en]));
    const toast = document.querySelector('.Toastify__toast');
    expect(toast?.className).toContain('Toastify__toast--error');
    expect(toast?.className).toContain('Toastify__toast-theme--dark');
  });

  it.each(rows)('in Vietnamese: %j', async (body, en, vi) => {
    server.use(network.get('*/api/v1/user', () => HttpResponse.json(body, { status: 418 })));
    await ask(await open('/vi/majors'));
    await waitFor(() => expect(toasts()).toEqual([vi ?? en]));
  });

  it.each([
    ['/majors', 'Network Error'],
    ['/vi/majors', 'Lỗi mạng'],
  ])('at %s without an answer: %s', async (path, text) => {
    addFault({ match: 'getUser', kind: 'network' });
    await ask(await open(path));
    await waitFor(() => expect(toasts()).toEqual([text]));
  });

  it.each(['html', 'truncated', 'empty', 'wrong-shape'] as const)('%s with 200', async (kind) => {
    addFault({ match: 'getUser', kind });
    await ask(await open('/majors'));
    await waitFor(() =>
      expect(toasts()).toEqual(['The server’s answer could not be read. Nothing was changed.']),
    );
  });

  it('for the same failure repeated; another failure has its own', async () => {
    const app = await open('/majors');
    addFault({ match: 'getUser', kind: 'network', times: 3 });
    addFault({ match: 'getUser', kind: 'status', status: 418, body: { message: 'Other' } });
    await ask(app);
    await waitFor(() => expect(toasts()).toEqual(['Network Error']));
    await Promise.all([ask(app), ask(app)]);
    await ask(app);
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
