import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, asked, refuseWith } from '@/test/scripted-api';
import { holdCalls } from '@/test/held-calls';
import { openHook } from '@/test/hook';
import { bookmarksQuery, bookmarkWriteMutation, useBookmarks } from './queries';
import type { BookmarkWrite } from './bookmark-list';
import { configureClient } from '@/api/http/client';
import type { Bookmark } from './contract';
import { announceSession, endSession, startSession } from '@/api/http/session';

const EN = 'en-US';
const { queryKey } = bookmarksQuery(EN);
const { queryKey: inVietnamese } = bookmarksQuery('vi-VN');
const PATH = '/api/v1/bookmark/program';

function bookmark(id: number, order_no = id): Bookmark {
  const program = { id: id * 10, title: `Program ${id}`, school: { id: 4, name: 'Tampere' } };
  return { id, status: 'considering', order_no, program };
}
const [one, two, three] = [bookmark(1), bookmark(2), bookmark(3)];

function page(data: readonly Bookmark[], number = 1, last_page = 1) {
  const pagination = { current_page: number, last_page, per_page: 2, total: data.length };
  return { data, pagination };
}

const calls = async () => (await asked()).map(({ call }) => call.replace(PATH, ''));
const bodies = async () => (await asked()).map(({ body }) => body);

beforeEach(() => {
  startSession('t-1');
  announceSession();
});
afterEach(() => vi.useRealTimers());

describe('the whole list', () => {
  it('has every page, fetched after the first at once, in order and without duplicates', async () => {
    const held = holdCalls();
    const pages = () => held.map(({ config }) => config.params?.page);
    const read = new QueryClient().fetchQuery(bookmarksQuery(EN));
    await vi.waitFor(() => expect(pages()).toEqual([1]));
    held[0]?.answer(page([one], 1, 4));
    await vi.waitFor(() => expect(pages()).toEqual([1, 2, 3, 4]));
    for (const at of [3, 2]) held[at]?.answer(page([bookmark(at + 1)], at + 1, 4));
    held[1]?.answer(page([one, two], 2, 4));
    expect((await read).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it.each([0, 1])('is one page if the last page is %i', async (last) => {
    answerWith(page([one], 1, last));
    expect(await new QueryClient().fetchQuery(bookmarksQuery(EN))).toEqual([one]);
    expect(await calls()).toEqual(['GET ?page=1']);
  });
});

describe('a write', () => {
  const begin = (client: QueryClient, write: BookmarkWrite) =>
    new MutationObserver(client, bookmarkWriteMutation(client)).mutate({ ...write, language: EN });
  /** A cache with the list loaded. */
  function having(...list: Bookmark[]): QueryClient {
    const client = new QueryClient();
    client.setQueryData(queryKey, list, { updatedAt: Date.now() + 60_000 });
    return client;
  }

  it('sends the program and its details for a new bookmark', async () => {
    answerWith({ data: two });
    const fields = { status: 'submitted' as const, note: 'Ask' };
    const saved = await begin(having(one), { kind: 'add', program: two.program, fields });
    expect(saved).toEqual(two);
    expect(await calls()).toEqual(['POST ']);
    expect(await bodies()).toEqual([{ program_id: 20, ...fields }]);
  });

  it('sends the id and the changes for an existing bookmark', async () => {
    answerWith({ data: two });
    const write = { kind: 'change' as const, programId: '20', changes: { note: 'Ask' } };
    expect(await begin(having(one, two), write)).toEqual(two);
    expect(await calls()).toEqual(['PATCH /2']);
    expect(await bodies()).toEqual([{ note: 'Ask' }]);
  });

  it('loads the list first to learn the server’s id', async () => {
    answerWith(page([one, two]), { data: two });
    await begin(new QueryClient(), { kind: 'change', programId: 20, changes: { note: 'Ask' } });
    expect(await calls()).toEqual(['GET ?page=1', 'PATCH /2']);
  });

  it('removes a bookmark, and sends nothing if it is gone already', async () => {
    answerWith({});
    const client = having(one, two);
    expect(await begin(client, { kind: 'remove', programId: 20 })).toBeNull();
    expect(await begin(client, { kind: 'remove', programId: 20 })).toBeNull();
    expect(await calls()).toEqual(['DELETE /2']);
    expect(client.getQueryData(queryKey)).toEqual([one]);
  });

  it('fails with a report if the bookmark to change is no longer on the list', async () => {
    const onError = vi.fn();
    configureClient({ onError });
    answerWith({ data: two });
    await expect(
      begin(having(one), { kind: 'change', programId: 20, changes: {} }),
    ).rejects.toMatchObject({ failure: { kind: 'other', text: '' } });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(await calls()).toEqual([]);
  });
});

describe('the list of a student', () => {
  const open = (onError?: () => void) => openHook(() => useBookmarks(EN), onError);

  /** With one bookmark; holds all requests. */
  async function openLoaded(onError?: () => void) {
    const held = holdCalls();
    const { current, client } = open(onError);
    await waitFor(() => expect(held).toHaveLength(1));
    act(() => held[0]?.answer(page([one])));
    await waitFor(() => expect(current().bookmarks).toEqual([one]));
    return { held, current, client };
  }

  it('is not fetched for a visitor', () => {
    endSession();
    announceSession();
    const held = holdCalls();
    const { current } = open();
    const nothing = { pending: [], saving: false, savedAt: null, failed: false };
    expect(current()).toMatchObject({ bookmarks: undefined, ...nothing });
    expect(held).toEqual([]);
  });

  it('shows a write at once, then the server’s version', async () => {
    const { held, current, client } = await openLoaded();
    client.setQueryData(inVietnamese, [one]);
    client.setQueryData(['other'], [one]);
    const write = { kind: 'add' as const, program: two.program };
    act(() => void current().write(write));
    await waitFor(() => expect(current().bookmarks).toHaveLength(2));
    expect(current()).toMatchObject({ pending: [write], saving: true, savedAt: null });
    expect(client.getQueryData(queryKey)).toEqual([one]);
    await waitFor(() => expect(held).toHaveLength(2));
    act(() => held[1]?.answer({ data: { ...two, note: 'Theirs' } }));
    await waitFor(() => expect(client.getQueryData(queryKey)?.[1]?.note).toBe('Theirs'));
    await waitFor(() => expect(current()).toMatchObject({ pending: [], saving: false }));
    expect(current().bookmarks).toEqual([one, { ...two, note: 'Theirs' }]);
    // The titles differ in the other language, so only that list is refetched.
    expect(client.getQueryData(inVietnamese)).toEqual([one]);
    const keys = [queryKey, inVietnamese, ['other']];
    const outdated = keys.map((key) => client.getQueryState(key)?.isInvalidated);
    expect(outdated).toEqual([false, true, false]);
    expect(held).toHaveLength(2);
  });

  it('dates an application as sent before the server does', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 2000 });
    const { held, current } = await openLoaded();
    const changes = { status: 'submitted' as const };
    act(() => void current().write({ kind: 'change', programId: 10, changes }));
    const sentAt = '1970-01-01T00:00:02.000Z';
    await waitFor(() => expect(current().bookmarks).toMatchObject([{ submitted_at: sentAt }]));
    await waitFor(() => expect(held).toHaveLength(2));
    act(() => held[1]?.fail(500));
    await waitFor(() => expect(current().bookmarks).toEqual([one]));
  });

  it('reports when it was last saved, and whether a write succeeded', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    const onError = vi.fn();
    const { current } = open(onError);
    answerWith(page([one, two, three]), {});
    await waitFor(() => expect(current().bookmarks).toHaveLength(3));
    const remove = (programId: number) => act(() => current().write({ kind: 'remove', programId }));
    vi.setSystemTime(2000);
    expect(await remove(10)).toBe(true);
    await waitFor(() => expect(current().savedAt).toBe(2000));
    vi.setSystemTime(3000);
    expect(await remove(20)).toBe(true);
    await waitFor(() => expect(current().savedAt).toBe(3000));
    vi.setSystemTime(4000);
    refuseWith(500);
    expect(await remove(30)).toBe(false);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(current().savedAt).toBe(3000);
  });

  it('rolls back and refetches after a refused write', async () => {
    const { current, client } = open();
    answerWith(page([one]));
    await waitFor(() => expect(current().bookmarks).toEqual([one]));
    client.setQueryData(['other'], []);
    refuseWith(500);
    await act(() => current().write({ kind: 'add', program: two.program }));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(current().bookmarks).toEqual([one]);
    expect(current().failed).toBe(false);
    expect((await calls()).slice(0, 3)).toEqual(['GET ?page=1', 'POST ', 'GET ?page=1']);
    expect(client.getQueryState(['other'])?.isInvalidated).toBe(false);
  });

  it('is unchanged by a write that its session’s end cancelled', async () => {
    const onError = vi.fn();
    const { held, current, client } = await openLoaded(onError);
    act(() => void current().write({ kind: 'add', program: two.program }));
    await waitFor(() => expect(held).toHaveLength(2));
    endSession();
    act(() => held[1]?.answer({ data: two }));
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
    expect(onError).not.toHaveBeenCalled();
  });

  it('is refetched if a write succeeded during the read', async () => {
    const held = holdCalls();
    const { current, client } = open();
    await waitFor(() => expect(held).toHaveLength(1));
    void client.prefetchQuery({ queryKey: ['other'], queryFn: () => new Promise(() => {}) });
    act(() => void current().write({ kind: 'add', program: two.program }));
    await waitFor(() => expect(held).toHaveLength(2));
    act(() => held[1]?.answer({ data: two }));
    await waitFor(() => expect(held).toHaveLength(3));
    expect(held[0]?.config.signal).toMatchObject({ aborted: true });
    expect(client.getQueryState(['other'])?.fetchStatus).toBe('fetching');
    act(() => held[2]?.answer(page([two])));
    await waitFor(() => expect(current().bookmarks).toEqual([two]));
    expect(held).toHaveLength(3);
  });

  it('reports a failed read, and loads on retry or after a write', async () => {
    refuseWith(400);
    const onError = vi.fn();
    const { current, client } = open(onError);
    await waitFor(() => expect(current().failed).toBe(true));
    expect(onError).not.toHaveBeenCalled();
    act(() => current().retry());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await waitFor(() => expect(current().failed).toBe(true));
    answerWith({ data: two }, page([one, two]));
    await act(() => current().write({ kind: 'add', program: two.program }));
    await waitFor(() => expect(current().bookmarks).toEqual([one, two]));
    expect(current().failed).toBe(false);
  });
});
