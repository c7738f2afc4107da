import {
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { applyWrite, bookmarkOf, programIdOf, type BookmarkWrite } from './bookmark-list';
import { call, reportFailure } from '@/api/http/client';
import { fetchFromServer, callOptions, loadQuery } from '@/api/http/query-client';
import {
  deleteBookmark,
  getBookmarks,
  patchBookmark,
  postBookmark,
  type Bookmark,
} from './contract';
import { saveIds, saveLocalMutation } from '@/api/http/save-ids';
import type { Id } from '@/api/http/schemas';
import { ApiError } from '@/api/http/errors';
import { useSignedIn } from '@/api/http/use-session';
import {
  listWrite,
  queryState,
  updateLists,
  usePendingWrites,
  writeKey,
  type QueryState,
} from '@/api/http/writes';

const KEY = ['bookmarks'] as const;

async function allBookmarks(
  language: string,
  options: ReturnType<typeof callOptions>,
): Promise<Bookmark[]> {
  const load = (page: number) => call(getBookmarks, { query: { page }, language, ...options });
  const first = await load(1);
  const rest = Array.from({ length: Math.max(0, first.pagination.last_page - 1) }, (_, i) =>
    load(i + 2),
  );
  const all = [first, ...(await Promise.all(rest))].flatMap(({ data }) => data);
  // A list that changed between two pages may show one bookmark on both.
  return [...new Map(all.map((bookmark) => [bookmark.id, bookmark])).values()];
}

/** All bookmarks, from every page; only when signed in (spec section 6). A failed load is shown inline (R15). */
export function bookmarksQuery(language: string) {
  return queryOptions({
    queryKey: [...KEY, language],
    queryFn: (context) => allBookmarks(language, callOptions(context)),
    // Another tab or device may have changed it.
    refetchOnWindowFocus: 'always',
    meta: { inlineError: true },
  });
}

async function idOf(client: QueryClient, language: string, programId: Id): Promise<Id | null> {
  const query = bookmarksQuery(language);
  // An old list may lack a program that was added in the other language.
  const isOld = client.getQueryState(query.queryKey)?.isInvalidated;
  const list = await (isOld ? fetchFromServer : loadQuery)(client, query);
  return bookmarkOf(list, programId)?.id ?? null;
}

/** A write, and the language of the page that makes it (BCP 47): the page may switch before the response. */
type SentWrite = BookmarkWrite & { language: string };

async function send(
  client: QueryClient,
  write: SentWrite,
  inlineError: boolean,
): Promise<Bookmark | null> {
  const { language } = write;
  const options = { language, inlineError };
  if (write.kind === 'add') {
    const body = { program_id: write.program.id, ...write.fields };
    return call(postBookmark, { body, ...options });
  }
  // A program that was just added has its id only in the newest list.
  const id = await idOf(client, language, write.programId).catch((error: unknown) => {
    // The list reports its own failure inline, and the failed write is reported too.
    reportFailure(error, inlineError);
    throw error;
  });
  if (write.kind === 'change') {
    // It was removed meanwhile, by another device or a refused write.
    if (id === null) {
      const gone = new ApiError('The bookmark is gone', { kind: 'other', text: '' });
      reportFailure(gone, inlineError);
      throw gone;
    }
    return call(patchBookmark, { params: { id }, body: write.changes, ...options });
  }
  if (id === null) return null;
  await call(deleteBookmark, { params: { id }, ...options });
  return null;
}

/** The list before a write, as the context of the mutation: the bookmark that changes, and whether the list was empty. */
export type BeforeWrite = { before: Bookmark | null; wasEmpty: boolean };

function beforeWrite(client: QueryClient, write: SentWrite): BeforeWrite {
  const list = client.getQueryData(bookmarksQuery(write.language).queryKey) ?? [];
  const before = bookmarkOf(list, programIdOf(write)) ?? null;
  return { before, wasEmpty: list.length === 0 };
}

/** The mutation key of the writes to the list. */
export const BOOKMARK_WRITES = writeKey(KEY);

/** A write to the list. `useBookmarks` shows pending writes and drops refused ones, which have a toast. */
export function bookmarkWriteMutation(client: QueryClient, inlineError = false) {
  return {
    ...listWrite(client, KEY),
    mutationFn: (write: SentWrite) => send(client, write, inlineError),
    onMutate: (write: SentWrite) => beforeWrite(client, write),
    onSuccess: (saved: Bookmark | null, write: SentWrite) =>
      updateLists<Bookmark[]>(
        client,
        KEY,
        (list) => applyWrite(list, write, saved),
        // The titles differ in another language.
        ({ queryKey: [, tag] }) => tag !== write.language,
      ),
  };
}

export type UseBookmarks = QueryState & {
  /** In the order of the board, with pending writes; `undefined` until loaded. */
  bookmarks: Bookmark[] | undefined;
  /** The pending writes, oldest first. */
  pending: readonly BookmarkWrite[];
  saving: boolean;
  /** When the last successful write was made, in milliseconds since 1970; `null` for none on this page. */
  savedAt: number | null;
  /** Resolves to whether the write succeeded. A refusal has a toast. */
  write: (write: BookmarkWrite) => Promise<boolean>;
};

/** The bookmarked programs and how to change them; loads only when signed in (spec section 6). */
export function useBookmarks(language: string): UseBookmarks {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const query = useQuery({ ...bookmarksQuery(language), enabled: signedIn });
  const pending = usePendingWrites<BookmarkWrite>(KEY);
  const done = useMutationState({
    filters: { mutationKey: BOOKMARK_WRITES, status: 'success' },
    select: ({ state }) => state.submittedAt,
  });
  const { mutateAsync } = useMutation(bookmarkWriteMutation(client));
  const bookmarks = useMemo(
    () => query.data && pending.reduce((list, write) => applyWrite(list, write), query.data),
    [query.data, pending],
  );
  return {
    bookmarks,
    ...queryState(query),
    pending,
    saving: pending.length > 0,
    savedAt: done.length > 0 ? Math.max(...done) : null,
    write: (write) =>
      mutateAsync({ ...write, writtenAt: new Date().toISOString(), language }).then(
        () => true,
        () => false,
      ),
  };
}

export const saveBookmarks = saveIds((program_id, options) =>
  call(postBookmark, { body: { program_id }, ...options }),
);

export const addBookmarksMutation = saveLocalMutation(KEY, saveBookmarks);
