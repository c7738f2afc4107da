import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { recordedRequests } from '@/mocks/server/recorder';
import { useBookmarks } from '@/api/bookmark/queries';
import type { BookmarkWrite } from '@/api/bookmark/bookmark-list';
import { call, configureClient } from '@/api/http/client';
import { getBookmarks, type Bookmark } from '@/api/bookmark/contract';
import { preRunEngine } from '@/api/engine/contract';
import type { Program } from '@/api/program/contract';
import { createQueryClient } from '@/api/http/query-client';

/** The language of the page. */
export const EN = 'en-US';
/** The other language. */
export const VI = 'vi-VN';

/** Programs of the catalogue. */
export async function somePrograms(count: number): Promise<Program[]> {
  const { data } = await call(preRunEngine, { query: { page: 1 }, body: {}, language: EN });
  return data.slice(0, count);
}

/** Renders `useBookmarks`; records reported failures and the state of each render. */
export function openBookmarks() {
  const failures: string[] = [];
  configureClient({ onError: ({ failure }) => failures.push(failure.kind) });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  /** The state of each render. */
  const renders: (readonly Bookmark[] | undefined)[] = [];
  const hook = renderHook(
    ({ language }) => {
      const list = useBookmarks(language);
      renders.push(list.bookmarks);
      return list;
    },
    { wrapper, initialProps: { language: EN } },
  );
  const current = () => hook.result.current;
  const titles = () => current().bookmarks?.map(({ program }) => program.id);
  const loaded = () => waitFor(() => expect(current().bookmarks).toBeDefined());
  const write = async (...writes: BookmarkWrite[]) => {
    let done: Promise<boolean>[] = [];
    act(() => {
      done = writes.map((one) => current().write(one));
    });
    return Promise.all(done);
  };
  return { ...hook, renders, client, failures, current, titles, loaded, write };
}

/** The list on the server. */
export async function atServer(language = EN): Promise<Bookmark[]> {
  return (await call(getBookmarks, { query: { page: 1 }, language })).data;
}

/** The requests of a method for the list. */
export const sent = async (method: string) =>
  (await recordedRequests()).filter(
    (request) => request.method === method && request.url.includes('/bookmark/'),
  );
