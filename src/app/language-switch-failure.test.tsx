import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

// Loaded on demand in a browser; loaded here for all tests.
await import('@/routes/achievements');
await import('@/routes/sophie');
await import('@/routes/essay');
await import('@/routes/profile-edit');
await import('@/routes/profile');

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const box = (name: string) => screen.findByRole('textbox', { name });

async function chooseVietnamese({ user }: RenderedRoute): Promise<void> {
  const banner = within(await screen.findByRole('banner'));
  await user.click(banner.getByRole('link', { name: 'VI Tiếng Việt' }));
}

async function switchToVietnamese(app: RenderedRoute): Promise<void> {
  const { router, queryClient } = app;
  await chooseVietnamese(app);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/vi\//));
  await waitFor(() => expect(document.documentElement.lang).toBe('vi-VN'));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

/** Opens the details, with a text that is not saved: it is not a number. */
async function typeIntoDetails(): Promise<{ app: RenderedRoute; field: HTMLElement }> {
  const app = await renderRoute('/profile/edit', { signedInAs: 'linh.tran' });
  const field = await box('IELTS, overall band');
  await app.user.type(field, 'x');
  return { app, field };
}

describe('switching the language while the account does not load in it', () => {
  const failures: [string, () => void][] = [
    ['without a network', () => addFault({ match: '*', kind: 'network' })],
    ['with a 503', () => addFault({ match: 'getBasicInfo', kind: 'status', status: 503 })],
    ['with a 429', () => addFault({ match: 'getBasicInfo', kind: 'status', status: 429 })],
    ['with HTML', () => addFault({ match: 'getBasicInfo', kind: 'html' })],
  ];

  it.each(failures)('%s, keeps the details and what is typed', async (_name, fail) => {
    const { app, field } = await typeIntoDetails();
    fail();
    await switchToVietnamese(app);
    expect(await heading()).toBe('Thông tin của bạn');
    expect(await box('IELTS, điểm tổng (overall)')).toBe(field);
    expect(field).toHaveValue('7.0x');
  });

  it('keeps an essay and what is typed', async () => {
    const app = await renderRoute('/profile/essays/e1', { signedInAs: 'linh.tran' });
    const text = await box('Text');
    addFault({ match: '*', kind: 'network' });
    await app.user.type(text, ' More.');
    await switchToVietnamese(app);
    expect(text).toBeInTheDocument();
    expect((text as HTMLTextAreaElement).value).toContain(' More.'); // the text is one
  });

  it('shows the account on the next page, too, and in the language once it loads', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'linh.tran' });
    const asked = async () =>
      (await app.requests()).filter(({ url }) => url.endsWith('/student/basic-info')).length;
    addFault({ match: 'getBasicInfo', kind: 'status', status: 503 });
    await switchToVietnamese(app);
    await app.router.navigate('/vi/profile');
    expect(await screen.findByText(/THPT Cửa Đại/)).toBeVisible();
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    clearFaults();
    const before = await asked();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await asked()).toBe(before + 1));
  });

  it.each([
    ['with a 404', () => addFault({ match: 'getBasicInfo', kind: 'status', status: 404 })],
    [
      'without a record in any language',
      ({ queryClient }: RenderedRoute) => {
        addFault({ match: 'getBasicInfo', kind: 'network' });
        queryClient.removeQueries({ queryKey: ['basic-info'] });
      },
    ],
  ])('%s, shows the error page', async (_name, fail) => {
    const app = await renderRoute('/profile/essays/e1', { signedInAs: 'linh.tran' });
    await box('Text');
    fail(app);
    await switchToVietnamese(app);
    expect(await heading()).toBe('Chưa tải được trang này');
  });

  it('with a 401, ends the session', async () => {
    const { app } = await typeIntoDetails();
    addFault({ match: 'getBasicInfo', kind: 'status', status: 401, times: 1 });
    await chooseVietnamese(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
  });
});

describe('switching the language over a failure that the server has worded', () => {
  const server = 'The archive is being moved.';
  const status = { kind: 'status', status: 503, body: { message: server } } as const;

  it('says why a list did not load in the language of the page', async () => {
    addFault({ match: 'getAchievements', ...status });
    const app = await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
    expect(await screen.findByText(new RegExp(server))).toBeVisible();
    await switchToVietnamese(app);
    expect(await screen.findByText(/Máy chủ không phản hồi đúng\./)).toBeVisible();
    expect(screen.queryByText(new RegExp(server))).not.toBeInTheDocument();
  });

  it('says why a message was not sent in the language of the page', async () => {
    addFault({ match: 'postMessage', ...status });
    const app = await renderRoute('/sophie');
    await app.user.type(await screen.findByRole('textbox'), 'Hello{Enter}');
    expect(await screen.findByText(new RegExp(server))).toBeVisible();
    await switchToVietnamese(app);
    expect(await screen.findByText(/Đã có lỗi xảy ra\. Bạn thử lại nhé\./)).toBeVisible();
    expect(screen.queryByText(new RegExp(server))).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('link', { name: 'EN English' }));
    expect(await screen.findByText(new RegExp(server))).toBeVisible();
  });
});
