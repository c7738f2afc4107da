import { useMutationState, type Query, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askBeforeUnload } from '@/browser/unsaved-changes';
import { isCancelled } from './errors';

/** The mutation key of the writes to a list. */
export function writeKey(listKey: readonly string[]): string[] {
  return [...listKey, 'write'];
}

/**
 * Options of the writes to a list: one after the other, so that an older one never overwrites a newer one. A refused
 * write refetches the list, which another device may have changed.
 */
export function listWrite(client: QueryClient, listKey: readonly string[]) {
  return {
    mutationKey: writeKey(listKey),
    scope: { id: listKey.join() },
    onError: (error: unknown) => {
      if (!isCancelled(error)) void client.invalidateQueries({ queryKey: listKey });
    },
  };
}

/**
 * The pending writes to a list, oldest first; `Write` is the type of its mutation's variables. The browser asks before
 * the page is closed over them.
 */
export function usePendingWrites<Write>(listKey: readonly string[]): Write[] {
  const pending = useMutationState({
    filters: { mutationKey: writeKey(listKey), status: 'pending' },
    select: ({ state }) => state.variables as Write, // the key names the type
  });
  const isWriting = pending.length > 0;
  useEffect(() => (isWriting ? askBeforeUnload() : undefined), [isWriting]);
  return pending;
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
      isStale(query) || query.state.fetchStatus === 'fetching' || query.state.status === 'error',
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
