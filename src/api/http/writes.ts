import {
  useMutationState,
  type Mutation,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { beforeLogout } from '@/browser/before-logout';
import { askBeforeUnload } from '@/browser/unsaved-changes';
import { isCancelled } from './errors';
import { sessionEpoch } from './session';

/** Ends the mutation keys of the writes to lists. */
const WRITE = 'write';
/** A logout waits no longer, in milliseconds: it works without the API, too (R17). */
const LOGOUT_WAIT_MS = 5000;

/** The mutation key of the writes to a list. */
export function writeKey(listKey: readonly string[]): string[] {
  return [...listKey, WRITE];
}

/** The pending writes to all lists: the one of each list that is under way, and those that wait for it. */
export function pendingWrites(client: QueryClient): Mutation[] {
  return client.getMutationCache().findAll({
    status: 'pending',
    predicate: ({ options }) => options.mutationKey?.at(-1) === WRITE,
  });
}

/** See `guardWrites`. Returns the function that ends the guard. */
function guard(client: QueryClient): () => void {
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const stopAsking = askBeforeUnload();
  const stopWaiting = beforeLogout(async () => {
    const epoch = sessionEpoch();
    const writes = pendingWrites(client);
    const timeout = new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT_MS));
    await Promise.race([settled, timeout]);
    return epoch === sessionEpoch() && writes.every(({ state }) => state.status !== 'error');
  });
  return () => {
    stopAsking();
    stopWaiting();
    settle();
  };
}

const guarded = new WeakSet<QueryClient>();

/**
 * Guards pending writes to lists, which are not on the device. Until none is pending, the browser asks before the page is
 * closed, and a logout waits. It is refused if one of them fails, which has a toast. One guard for each cache.
 */
function guardWrites(client: QueryClient): void {
  if (guarded.has(client)) return;
  guarded.add(client);
  let release: (() => void) | null = null;
  client.getMutationCache().subscribe(() => {
    if (pendingWrites(client).length > 0) {
      release ??= guard(client);
    } else {
      release?.();
      release = null;
    }
  });
}

/**
 * Options of the writes to a list: one after the other, so that an older one never overwrites a newer one. A refused
 * write refetches the list, which another device may have changed.
 */
export function listWrite(client: QueryClient, listKey: readonly string[]) {
  guardWrites(client);
  return {
    mutationKey: writeKey(listKey),
    scope: { id: listKey.join() },
    onError: (error: unknown) => {
      if (!isCancelled(error)) void client.invalidateQueries({ queryKey: listKey });
    },
  };
}

/** The pending writes to a list, oldest first; `Write` is the type of its mutation's variables. */
export function usePendingWrites<Write>(listKey: readonly string[]): Write[] {
  return useMutationState({
    filters: { mutationKey: writeKey(listKey), status: 'pending' },
    select: ({ state }) => state.variables as Write, // the key names the type
  });
}

/**
 * Applies a successful write to the cached lists. A list that is being read or that failed may lack it and is refetched,
 * and so is one that `isStale`, unchanged.
 */
export async function updateLists<List>(
  client: QueryClient,
  listKey: readonly string[],
  update: (list: List) => List,
  isStale: (query: Query) => boolean = () => false,
): Promise<void> {
  const queries = client.getQueryCache().findAll({ queryKey: listKey });
  const refetched = queries.filter(
    (query) =>
      isStale(query) ||
      query.state.fetchStatus === 'fetching' ||
      query.state.status === 'error' ||
      // From the device: with the write it would count as new.
      query.state.isInvalidated,
  );
  for (const { queryKey } of refetched) await client.cancelQueries({ queryKey });
  for (const query of queries) {
    if (isStale(query)) continue;
    client.setQueryData<List>(query.queryKey, (list) => list && update(list));
  }
  for (const { queryKey } of refetched) void client.invalidateQueries({ queryKey });
}

/** For a view that reports a failed query in its place. */
export type QueryState = {
  failed: boolean;
  error: unknown;
  retry: () => void;
};

/** A query has failed only if there is nothing to show: loaded data stays, even if a refetch fails. */
export function queryState(query: {
  data: unknown;
  error: unknown;
  isError: boolean;
  refetch: () => unknown;
}): QueryState {
  return {
    failed: query.isError && query.data === undefined,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
