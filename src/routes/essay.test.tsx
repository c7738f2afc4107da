import { cleanup, act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createDraftStore } from '@/features/essays/draft/draft-store';
import { changeEssayElsewhere } from '@/mocks/hosts/simulated-changes';
import { readTables } from '@/mocks/data/db';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { expireSessions } from '@/mocks/data/sessions';
import { renderRoute } from '@/test/render-route';

const PATH = '/profile/essays/e1';

const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
/** The save status, which is above the text and, on narrow screens, below it. */
const line = async (words: RegExp | string) =>
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
const draft = () => createDraftStore('1', 'e1').read();

async function inAccount(id = 'e1') {
  const { accounts } = await readTables();
  const essay = accounts.flatMap(({ essays }) => essays).find((row) => row.id === id);
  if (!essay) throw new Error(`No essay ${id}`);
  return essay;
}

async function openEssay() {
  const app = await renderRoute(PATH, { signedInAs: 'linh.tran' });
  const area = await text();
  await line(/^Saved to your account/);
  const end = async (words: string) => {
    area.setSelectionRange(area.value.length, area.value.length);
    await app.user.type(area, words, { initialSelectionStart: area.value.length });
  };
  return { ...app, area, end };
}

describe('/profile/essays/{id}', () => {
  it('shows title, prompt, counts and versions', async () => {
    await openEssay();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'The pump behind the market',
    );
    expect(screen.getByText(/^The prompt: Describe a problem/)).toBeInTheDocument();
    const counts = within(screen.getByRole('region', { name: 'Length' }));
    expect(counts.getByText('184')).toBeInTheDocument();
    expect(counts.getByText('466 words left')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Compare with/ })).toHaveLength(5);
  });

  it('stores typed text on the device at once and in the account after a pause', async () => {
    const { end } = await openEssay();
    await end(' One more.');
    expect(draft()?.content).toMatch(/trust it\. One more\.$/);
    await line('Saved on this device');
    await waitFor(() => expect(draft()).toBeNull());
    await line(/^Saved to your account/);
    expect((await inAccount()).content).toMatch(/trust it\. One more\.$/);
  });

  it('changes the title, and Enter moves to the text', async () => {
    const { user, area } = await openEssay();
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'The canal Essay: one{Enter}');
    expect(area).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The canal Essay: one');
    expect(title).toHaveValue('The canal\u00a0Essay: one');
    expect(area.value).toMatch(/^The pump behind/);
  });

  it('reports that a deleted essay could not be restored', async () => {
    const { user, end } = await openEssay();
    addFault({ match: 'patchEssay', kind: 'status', status: 410, times: 1 });
    await end(' Mine.');
    const restore = await screen.findByRole('button', { name: 'Restore the essay' });
    const body = { message: 'Not restored today' };
    addFault({ match: 'restoreEssay', kind: 'status', status: 400, body, times: 1 });
    await user.click(restore);
    expect(await screen.findByText('Not restored today')).toBeVisible();
  });

  it('reports a failed save, and `Save now` saves', async () => {
    const { user, end } = await openEssay();
    addFault({ match: 'patchEssay', kind: 'status', status: 503 });
    await end(' More.');
    await line('Only on this device so far');
    clearFaults();
    const [now] = await screen.findAllByRole('button', { name: 'Save now' });
    if (!now) throw new Error('No way to save');
    await user.click(now);
    await waitFor(() => expect(draft()).toBeNull());
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/^Saved to your account/),
      ),
    );
    expect((await inAccount()).content).toMatch(/More\.$/);
  });

  it('saves at once on Ctrl+S without the browser’s own save dialog', async () => {
    const { end } = await openEssay();
    await end('!');
    const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true });
    act(() => void window.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    await waitFor(() => expect(draft()).toBeNull());
  });

  it('shows the server’s message on a rejected text, and keeps the text', async () => {
    const { end, router } = await openEssay();
    const body = { message: 'No', errors: { content: ['Too long.'] } };
    addFault({ match: 'patchEssay', kind: 'status', status: 422, body });
    await end(' More.');
    expect(await screen.findByText(/save this text to your account: Too long\./)).toBeVisible();
    expect(draft()?.content).toMatch(/More\.$/);
    await act(() => router.navigate(`/vi${router.state.location.pathname}`));
    expect(await screen.findByText(/^Chưa lưu được bài này vào tài khoản\. /)).toBeVisible();
  });

  it('offers a choice when another device has saved, and keeps both texts', async () => {
    const { user, end } = await openEssay();
    await changeEssayElsewhere({ id: 'e1' });
    await end(' Here.');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Two versions of this essay' }),
    );
    expect(dialog.getByText(/Written on another device/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await end(' Still here.');
    await user.click(screen.getByRole('button', { name: 'Compare and choose' }));
    await user.click(await screen.findByRole('button', { name: 'Use the other' }));
    await waitFor(() => expect(draft()).toBeNull());
    const { content, versions } = await inAccount();
    expect(content).toMatch(/Written on another device/);
    expect(versions[0]?.content).toMatch(/Here\. Still here\.$/);
  });

  it('restores an earlier version', async () => {
    const { user } = await openEssay();
    const before = await inAccount();
    const [newest] = screen.getAllByRole('button', { name: /^Compare with/ });
    if (!newest) throw new Error('No version');
    await user.click(newest);
    const dialog = within(await screen.findByRole('dialog', { name: 'Earlier versions' }));
    expect(dialog.getAllByRole('insertion').length).toBeGreaterThan(0);
    await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await waitFor(async () => {
      const { content, versions } = await inAccount();
      expect(content).toBe(before.versions[0]?.content);
      expect(versions[0]?.content).toBe(before.content);
    });
  });

  it('changes the settings during a save of the text', async () => {
    const { user, end } = await openEssay();
    await end(' More.');
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Word limit'));
    await user.type(dialog.getByLabelText('Word limit'), '100');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('85 words over the limit')).length).toBeGreaterThan(0);
    await waitFor(() => expect(draft()).toBeNull());
    const essay = await inAccount();
    expect([essay.word_limit, essay.content.endsWith('More.')]).toEqual([100, true]);
  });

  it('keeps the text when the language changes in mid-sentence', async () => {
    const { router, end, area } = await openEssay();
    await end(' In mid-sen');
    area.setSelectionRange(10, 12);
    await act(() => router.navigate(`/vi${PATH}`));
    const same = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nội dung' });
    expect(same.value).toMatch(/In mid-sen$/);
    expect([same.selectionStart, same.selectionEnd]).toEqual([10, 12]);
  });

  it('reports a device without storage, and still saves', async () => {
    const { end } = await openEssay();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await end(' More.');
    expect(await screen.findByText(/isn’t saving what you type/)).toBeInTheDocument();
    await line(/^Saved to your account/);
    await waitFor(async () => expect((await inAccount()).content).toMatch(/More\.$/));
    full.mockRestore();
  });

  it('shows the text typed in another tab', async () => {
    const { area } = await openEssay();
    const store = createDraftStore('1', 'e1');
    const { content, version } = await inAccount();
    store.write({
      content: `${content} Typed elsewhere.`,
      base: { version, hash: 'x', savedAt: '' },
      sent: [],
      pendingCheckpoints: [],
      newer: null,
      vector: { other: 1 },
      updatedAt: new Date().toISOString(),
    });
    const { key } = store;
    fireEvent(window, new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    expect(area.value).toMatch(/Typed elsewhere\.$/);
  });

  it('keeps the text on the device when the session ends, for the next sign-in', async () => {
    const { router, end } = await openEssay();
    await expireSessions();
    await end(' Late.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(draft()?.content).toMatch(/Late\.$/);
    expect(createDraftStore('2', 'e1').read()).toBeNull();
  });

  it('opens the local text while the API is down', async () => {
    const { end } = await openEssay();
    addFault({ match: 'patchEssay', kind: 'status', status: 503 });
    await end(' Unsaved.');
    await line('Only on this device so far');
    addFault({ match: 'getEssay', kind: 'status', status: 503 });
    cleanup();
    await renderRoute(PATH);
    expect((await text()).value).toMatch(/Unsaved\.$/);
  });

  it('shows a text that is too long for the editor read-only, with Copy', async () => {
    const words = 'A word. '.repeat(25_001);
    await changeEssayElsewhere({ id: 'e1', content: words });
    const { user } = await renderRoute(PATH, { signedInAs: 'linh.tran' });
    expect(await screen.findByText(/200,008 characters/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Text' }).textContent).toBe(words);
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(words));
  });

  it('is a 404 page for an unknown essay', async () => {
    await renderRoute('/profile/essays/nope', { signedInAs: 'linh.tran' });
    expect(await screen.findByText('Page not found: /profile/essays/nope')).toBeInTheDocument();
  });

  it('offers to try again when the essay does not load', async () => {
    addFault({ match: 'getEssay', kind: 'status', status: 500, times: 2 });
    const { user } = await renderRoute(PATH, { signedInAs: 'linh.tran' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await text()).value).toMatch(/^The pump behind/);
  });
});
