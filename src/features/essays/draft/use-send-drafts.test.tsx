import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getEssay } from '@/api/essay/contract';
import { call } from '@/api/http/client';
import { textHash } from '@/lib/text-hash';
import { addFault } from '@/mocks/server/faults';
import { unsentDraft } from '@/test/essay-durability/unsent-draft';
import { renderRoute } from '@/test/render-route';
import type { EssayDraft } from './draft';
import { createDraftStore } from './draft-store';

/** The account's text of an essay, as a draft builds on it. */
async function baseOf(id: string): Promise<EssayDraft['base']> {
  const { version, content } = await call(getEssay, { params: { id } });
  return { version, hash: textHash(content), savedAt: '' };
}

it('sends what was written without a network, once it is back, though no essay is open', async () => {
  const store = createDraftStore('1', 'e4');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { requests } = await renderRoute('/profile/essays', { signedInAs: 'linh.tran' });
  const base = await baseOf('e4');
  act(() => void store.write({ ...unsentDraft, base }));
  await screen.findByRole('link', { name: 'Tuesday, stall 14' });
  expect(await screen.findByText(/not yet in your account/)).toBeInTheDocument();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(store.read()).toBeNull());
  const patches = (await requests()).filter(({ method }) => method === 'PATCH');
  expect(patches.map(({ body }) => body)).toEqual([
    { content: unsentDraft.content, version: base.version },
  ]);
  await waitFor(() =>
    expect(screen.queryByText(/not yet in your account/)).not.toBeInTheDocument(),
  );
  onLine.mockRestore();
});

it('sends what the server has refused only once it is changed', async () => {
  const store = createDraftStore('1', 'e4');
  const app = await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
  const base = await baseOf('e4');
  const long = 'a'.repeat(50_001);
  store.write({ ...unsentDraft, content: long, base, refused: [textHash(long)] });
  await app.router.navigate('/profile/essays');
  await screen.findByRole('link', { name: 'Tuesday, stall 14' });
  expect(await screen.findByText(/not yet in your account/)).toBeInTheDocument();
  act(() => void store.write({ ...unsentDraft, base, refused: [textHash(long)] }));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(store.read()).toBeNull());
  const patches = (await app.requests()).filter(({ method }) => method === 'PATCH');
  expect(patches.map(({ body }) => body)).toEqual([
    { content: unsentDraft.content, version: base.version },
  ]);
});

it('sends earlier texts that the server has refused once, however often the list is opened', async () => {
  const store = createDraftStore('1', 'e4');
  const app = await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
  const base = await baseOf('e4');
  const refused = ['Typed in one tab', 'Typed in another'];
  addFault({ match: 'patchEssay', kind: 'status', status: 422, times: 2, body: { message: 'No' } });
  const texts = ['Now', 'Later'].map((text) => `Title: Tuesday, stall 14 Essay: ${text}`);
  const write = (text = '') =>
    store.write({
      ...unsentDraft,
      base,
      pendingCheckpoints: refused,
      ...store.read(),
      content: text,
    });
  const sent = async () =>
    (await app.requests()).flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []));
  for (const [visit, text] of texts.entries()) {
    write(text);
    await app.router.navigate('/profile/essays');
    await screen.findByRole('link', { name: 'Tuesday, stall 14' });
    expect(await screen.findByText(/not yet in your account/)).toBeInTheDocument();
    await waitFor(async () => expect(await sent()).toHaveLength(3 + visit));
    // Acknowledged: the next text is not written over a save that is under way.
    await waitFor(() => expect(store.read()?.base.hash).toBe(textHash(text)));
    await app.router.navigate('/profile/achievements');
    await screen.findByRole('heading', { name: 'Your achievements' });
  }
  const all = [...refused, ...texts].map((text) => expect.objectContaining({ content: text }));
  expect(await sent()).toEqual(all);
  expect(store.read()).toMatchObject({ content: texts[1], pendingCheckpoints: refused });
});
