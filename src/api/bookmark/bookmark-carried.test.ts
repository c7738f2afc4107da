import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerWith, asked, refuseWith } from '@/test/asked';
import { addBookmarksMutation, bookmarksQuery, saveBookmarks } from './queries';
import { configureClient } from '@/api/http/client';
import { announceSession, startSession } from '@/api/http/session';

// Programs that a visitor saved are added to the account (R27).

const EN = 'en-US';
const { queryKey } = bookmarksQuery(EN);
const { signal } = new AbortController();

function bookmark(id: number) {
  const program = { id: id * 10, title: `Program ${id}`, school: { id: 4, name: 'Tampere' } };
  return { id, status: 'considering', order_no: id, program };
}

const bodies = async () => (await asked()).map(({ body }) => body);

beforeEach(() => {
  startSession('t-1');
  announceSession();
  const settings = { baseUrl: '', timeoutMs: undefined, onUnauthorized: () => {} };
  configureClient({ ...settings, language: () => EN });
});

it('a visitor’s programs are added one by one, without those that no longer exist', async () => {
  refuseWith(404);
  await saveBookmarks([10, '20'], EN, { signal, inlineError: true });
  expect(await bodies()).toEqual([{ program_id: 10 }, { program_id: '20' }]);
});

it('adding a visitor’s programs stops at any other failure', async () => {
  refuseWith(403);
  await expect(saveBookmarks([10, '20'], EN, { signal, inlineError: true })).rejects.toThrow('403');
  expect(await bodies()).toEqual([{ program_id: 10 }]);
});

it('adding a visitor’s programs refetches the list, even after a failure', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, []);
  client.setQueryData(['other'], []);
  const onAdded = vi.fn();
  const add = () =>
    new MutationObserver(client, addBookmarksMutation(client, EN, onAdded)).mutate([10, '20']);
  const outdated = () => client.getQueryState(queryKey)?.isInvalidated;
  answerWith({ data: bookmark(1) }, { data: bookmark(2) });
  await add();
  expect(onAdded.mock.calls).toEqual([[[10, '20']]]);
  expect(await bodies()).toEqual([{ program_id: 10 }, { program_id: '20' }]);
  expect(outdated()).toBe(true);
  expect(client.getQueryState(['other'])?.isInvalidated).toBe(false);
  client.setQueryData(queryKey, []);
  refuseWith(403);
  await expect(add()).rejects.toThrow('403');
  expect(onAdded).toHaveBeenCalledTimes(1);
  expect(outdated()).toBe(true);
});
