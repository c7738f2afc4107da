import { act, screen, waitFor, within } from '@testing-library/react';
import { http as network, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { readTables } from '@/mocks/data/db';
import { server } from '@/mocks/hosts/node';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

const { download } = vi.hoisted(() => ({
  download: vi.fn<(name: string, type: string, text: string) => void>(),
}));
vi.mock('@/browser/download', () => ({ download }));

beforeEach(() => {
  download.mockReset();
});

const exportButton = () => screen.findByRole('button', { name: 'Export my data' });

describe('exporting', () => {
  it('downloads one file with everything, including essays with their versions', async () => {
    const app = await renderRoute('/profile', { signedInAs: 'linh.tran' });
    await app.user.click(await exportButton());
    expect(await screen.findByText(/Your file has been downloaded/)).toBeVisible();
    expect(download).toHaveBeenCalledTimes(1);
    const [name, type, text] = download.mock.calls[0] ?? ['', '', ''];
    expect(name).toMatch(/^saola-export-\d{4}-\d\d-\d\d\.json$/);
    expect(type).toBe('application/json');
    const file: unknown = JSON.parse(text);
    expect(file).toMatchObject({
      format_version: 1,
      language: 'en-US',
      exported_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      user: { email: 'linh.tran@example.com' },
      basic_info: { average: 8.6 },
    });
    expect(file).toHaveProperty('bookmarks.length', 9);
    expect(file).toHaveProperty('plan_steps.0.state', 'done');
    expect(file).toHaveProperty('bookmarks.0.program.school.name', expect.any(String));
    expect(file).toHaveProperty('achievements.length', 5);
    expect(file).toHaveProperty('essays.length', 4);
    expect(file).toHaveProperty('essays.0.versions.0.content', expect.any(String));
  });

  // It is never the same day in both.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'names the file by the day of the student, in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const app = await renderRoute('/profile', { signedInAs: 'minh' });
      await app.user.click(await exportButton());
      await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
      const now = new Date();
      const day = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
      expect(download.mock.calls[0]?.[0]).toBe(
        `saola-export-${now.getFullYear()}-${day.join('-')}.json`,
      );
    },
  );

  it('creates no partial file: lists the failed parts once, with retry', async () => {
    const app = await renderRoute('/profile', { signedInAs: 'linh.tran' });
    await screen.findByRole('region', { name: 'On your desk' });
    addFault({ match: 'getEssay', kind: 'status', status: 400 });
    addFault({ match: 'getAchievements', kind: 'network' });
    await app.user.click(await exportButton());
    const message =
      'We couldn’t create the file, because we couldn’t load your essays and your achievements. Please try again.';
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('Network Error')).not.toBeInTheDocument();
    expect(download).not.toHaveBeenCalled();
    clearFaults();
    await app.user.click(await exportButton());
    await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('leaves out what the API of this build lacks', async () => {
    vi.stubEnv('VITE_FEATURES', 'profile,plan,essays');
    onTestFinished(() => void vi.unstubAllEnvs());
    const app = await renderRoute('/profile', { signedInAs: 'linh.tran' });
    await app.user.click(await exportButton());
    await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
    const file: unknown = JSON.parse(download.mock.calls[0]?.[2] ?? '');
    expect(file).toHaveProperty('essays.length', 4);
    expect(file).not.toHaveProperty('conversation');
    expect(file).not.toHaveProperty('scholarships');
  });

  it('creates one file on a double click', async () => {
    const app = await renderRoute('/profile', { signedInAs: 'minh' });
    await app.user.dblClick(await exportButton());
    await screen.findByText(/Your file has been downloaded/);
    expect(download).toHaveBeenCalledTimes(1);
  });
});

async function ask(app: RenderedRoute, password: string): Promise<HTMLElement> {
  await app.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  const field = await within(dialog).findByLabelText('Your password');
  if (password !== '') await app.user.type(field, password);
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
  return field;
}

const emails = async () => (await readTables()).accounts.map(({ email }) => email);

describe('deleting the account', () => {
  // Loaded on demand in a browser.
  beforeAll(() => import('./delete-dialog'));

  it('cannot be left while it is under way', async () => {
    addFault({ match: 'deleteUser', kind: 'hang' });
    const app = await renderRoute('/profile', { signedInAs: 'linh.tran' });
    await ask(app, 'saola-demo');
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    expect(within(dialog).getByRole('button', { name: 'Keep my account' })).toBeDisabled();
    await app.user.keyboard('{Escape}');
    await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(dialog).toBeVisible();
  });

  it('lists what will be deleted, and asks for the password', async () => {
    const app = await renderRoute('/profile', { signedInAs: 'linh.tran' });
    await screen.findByRole('region', { name: 'On your desk' });
    const field = await ask(app, '');
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('9 saved programs with their notes');
    expect(dialog).toHaveTextContent('4 essays with all their versions');
    expect(dialog).toHaveTextContent('5 achievements');
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Enter your password/);
    expect((await app.requests()).filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('rejects a wrong password at its field, and keeps the typed text', async () => {
    const app = await renderRoute('/profile', { signedInAs: 'minh' });
    const field = await ask(app, 'wrong one');
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription('The password is incorrect.');
    expect(field).toHaveValue('wrong one');
    expect(await emails()).toContain('minh@example.com');
    expect(app.router.state.location.pathname).toBe('/profile');
  });

  it('sends one call on repeated clicks, and shows other failures in the dialog', async () => {
    let calls = 0;
    let answer = () => {};
    const gate = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      network.delete('*/api/v1/user', async () => {
        calls += 1;
        await gate;
        return HttpResponse.json({ message: 'Not today.' }, { status: 503 });
      }),
    );
    const app = await renderRoute('/profile', { signedInAs: 'minh' });
    await app.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const field = await screen.findByLabelText('Your password');
    await app.user.type(field, 'saola-demo');
    const press = screen.getByRole('button', { name: 'Delete permanently' });
    act(() => {
      press.click();
      press.click();
    });
    answer();
    expect(await within(screen.getByRole('dialog')).findByText('Not today.')).toBeVisible();
    expect(screen.getAllByText('Not today.')).toHaveLength(1);
    expect(field).toHaveValue('saola-demo');
    expect(calls).toBe(1);
  });

  it('removes the account, the local drafts and the session, with a message', async () => {
    const app = await renderRoute('/profile', { signedInAs: 'minh' });
    const { accounts } = await readTables();
    const id = accounts.find(({ email }) => email === 'minh@example.com')?.id;
    localStorage.setItem(`draft.${id}.e-1`, 'mine');
    localStorage.setItem(`draft.${id}9.e-1`, 'of another');
    localStorage.setItem(`steps.${id}.1.test`, 'mine');
    localStorage.setItem(`steps.${id}9.1.test`, 'of another');
    const others = new BroadcastChannel('saola-session');
    const listener = vi.fn<() => void>();
    others.addEventListener('message', listener);
    await ask(app, 'saola-demo');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    expect(await screen.findByText(/We’ve deleted your account/)).toBeVisible();
    // The deleted account's token gets one more 401, which is not reported.
    expect(screen.queryByText('Your session has expired. Please log in again.')).toBeNull();
    expect(await emails()).not.toContain('minh@example.com');
    expect(document.cookie).not.toMatch(/(^|; )token=/);
    const left = Object.keys(localStorage).filter((key) => /^(?:draft|steps)\./.test(key));
    expect(left.toSorted()).toEqual([`draft.${id}9.e-1`, `steps.${id}9.1.test`]);
    await waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    others.close();
    const deletes = (await app.requests()).filter(({ method }) => method === 'DELETE');
    expect(deletes.map(({ body }) => body)).toEqual([{ password: 'saola-demo' }]);
  });
});
