import {
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { applyWrite, type BookmarkWrite } from './bookmark-list';
import { call, reportFailure } from '@/api/http/client';
import { fromQuery } from '@/api/http/query-client';
import {
  deleteBookmark,
  getBookmarks,
  patchBookmark,
  postBookmark,
  type Bookmark,
} from './contract';
import type { Id } from '@/api/http/schemas';
import { ApiError, isCancelled, statusOf } from '@/api/http/errors';
import { writeLimit } from '@/api/http/time-limit';
import { useSignedIn } from '@/api/http/use-session';
import { readingOf, usePendingWrites, type Reading } from '@/api/http/writes';

const KEY = ['bookmarks'] as const;
const WRITE_KEY = [...KEY, 'write'];
/** How many pages are asked for at the same time. */
const PAGES_AT_ONCE = 4;

async function allBookmarks(
  language: string,
  options: ReturnType<typeof fromQuery>,
): Promise<Bookmark[]> {
  const ask = (page: number) => call(getBookmarks, { query: { page }, language, ...options });
  const first = await ask(1);
  const pages = [first.data];
  const rest = Array.from({ length: Math.max(0, first.pagination.last_page - 1) }, (_, i) => i + 2);
  while (rest.length > 0) {
    const answers = await Promise.all(rest.splice(0, PAGES_AT_ONCE).map(ask));
    pages.push(...answers.map(({ data }) => data));
  }
  // A list that changed between two pages may show one bookmark on both.
  return [...new Map(pages.flat().map((bookmark) => [bookmark.id, bookmark])).values()];
}

/**
 * All bookmarked programs, every page of them; ask it only when signed in (spec section 6). That it failed is
 * shown where the list would stand (R15).
 */
export function bookmarksQuery(language: string) {
  return queryOptions({
    queryKey: [...KEY, language],
    queryFn: (context) => allBookmarks(language, fromQuery(context)),
    // Another tab or device may have changed it while this one was away.
    refetchOnWindowFocus: 'always',
    meta: { inlineError: true },
  });
}

async function idOf(client: QueryClient, language: string, programId: Id): Promise<Id | null> {
  const list = await client.ensureQueryData(bookmarksQuery(language));
  return list.find(({ program }) => String(program.id) === String(programId))?.id ?? null;
}

async function send(
  client: QueryClient,
  language: string,
  write: BookmarkWrite,
  inlineError: boolean,
): Promise<Bookmark | null> {
  const options = { language, signal: writeLimit(), inlineError };
  if (write.kind === 'add') {
    const body = { program_id: write.program.id, ...write.fields };
    return call(postBookmark, { body, ...options });
  }
  // The id is the server's: a program that is being added has one only when its turn is over.
  const id = await idOf(client, language, write.programId).catch((error: unknown) => {
    // The list shows that it did not load; that the write failed is reported as well.
    reportFailure(error, inlineError);
    throw error;
  });
  if (write.kind === 'change') {
    // It was removed meanwhile, on another device or by a refusal: nothing would be saved.
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

/**
 * Puts a write that has succeeded into the list as it was read. What was read in another language, or is
 * just being read, may not have it: that is asked for again, and so is what failed.
 */
async function settle(
  client: QueryClient,
  language: string,
  write: BookmarkWrite,
  saved: Bookmark | null,
): Promise<void> {
  const { queryKey } = bookmarksQuery(language);
  const old = client.getQueryCache().findAll({
    queryKey: KEY,
    predicate: ({ queryKey: [, tag], state }) =>
      tag !== language || state.fetchStatus === 'fetching' || state.status === 'error',
  });
  for (const query of old) await client.cancelQueries({ queryKey: query.queryKey });
  client.setQueryData(queryKey, (list) => list && applyWrite(list, write, saved));
  for (const query of old) {
    void client.invalidateQueries({ queryKey: query.queryKey });
  }
}

/**
 * Writes to the list, one after the other, so that an older one never lands on a newer one. A write that
 * is under way shows at once (`useBookmarks`); one that is refused is gone from there with its toast.
 */
export function bookmarkWriteMutation(client: QueryClient, language: string, inlineError = false) {
  return {
    mutationKey: WRITE_KEY,
    scope: { id: 'bookmarks' },
    mutationFn: (write: BookmarkWrite) => send(client, language, write, inlineError),
    onSuccess: (saved: Bookmark | null, write: BookmarkWrite) =>
      settle(client, language, write, saved),
    onError: (error: unknown) => {
      // What was refused may be news of another device: the list is asked for again.
      if (!isCancelled(error)) void client.invalidateQueries({ queryKey: KEY });
    },
  };
}

/** The student's list as it is and as it will be. */
export type UseBookmarks = Reading & {
  /** In the order of the board; with the writes that are under way. `undefined` until it is there. */
  bookmarks: Bookmark[] | undefined;
  /** The writes that are under way, the oldest first. */
  pending: readonly BookmarkWrite[];
  /** Some write is under way. */
  saving: boolean;
  /** When a write last succeeded, in milliseconds since 1970; `null` for none on this page. */
  savedAt: number | null;
  /** Writes; resolves to whether it succeeded. A refusal has had its toast. */
  write: (write: BookmarkWrite) => Promise<boolean>;
};

/** The bookmarked programs and how to change them; loads only when signed in (spec section 6). */
export function useBookmarks(language: string): UseBookmarks {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const query = useQuery({ ...bookmarksQuery(language), enabled: signedIn });
  const pending = usePendingWrites<BookmarkWrite>(WRITE_KEY);
  const done = useMutationState({
    filters: { mutationKey: WRITE_KEY, status: 'success' },
    select: ({ state }) => state.submittedAt,
  });
  const { mutateAsync } = useMutation(bookmarkWriteMutation(client, language));
  const bookmarks = useMemo(
    () => query.data && pending.reduce((list, write) => applyWrite(list, write), query.data),
    [query.data, pending],
  );
  return {
    bookmarks,
    ...readingOf(query),
    pending,
    saving: pending.length > 0,
    savedAt: done.length > 0 ? Math.max(...done) : null,
    write: (write) =>
      mutateAsync(write).then(
        () => true,
        () => false,
      ),
  };
}

/**
 * Puts programs on the account's list, outside the cache; sending them twice changes nothing (R27). One that
 * is not in the catalogue any more is left out. Throws what a call threw; with `inlineError` the caller shows it.
 */
export async function saveBookmarks(
  programIds: readonly Id[],
  language: string,
  { signal, inlineError }: { signal: AbortSignal; inlineError: boolean },
): Promise<void> {
  for (const program_id of programIds) {
    try {
      await call(postBookmark, {
        body: { program_id },
        language,
        signal,
        inlineError: ({ status }) => inlineError || status === 404,
      });
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  }
}

/** The same for a list that is shown: it is asked for again then. A failure has its toast. */
export function addBookmarksMutation(
  client: QueryClient,
  language: string,
  onAdded: (programIds: readonly Id[]) => void,
) {
  return {
    onSuccess: (_done: void, programIds: readonly Id[]) => onAdded(programIds),
    mutationFn: async (programIds: readonly Id[]) => {
      for (const id of programIds) {
        await saveBookmarks([id], language, { signal: writeLimit(), inlineError: false });
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  };
}
