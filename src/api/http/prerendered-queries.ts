import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

export type CachedQuery = { queryKey: QueryKey; data: unknown };

/** The data of the prerendered HTML, by hash of their key. */
const prerendered = new Map<string, unknown>();

/** Puts the data that a page is prerendered with into the cache. */
export function cachePrerendered(client: QueryClient, queries: readonly CachedQuery[]): void {
  for (const { queryKey, data } of queries) {
    client.setQueryData(queryKey, data);
    prerendered.set(hashKey(queryKey), data);
  }
}

/**
 * Puts the data of a prerendered page (`#snapshot`) into the cache, out of date: the page renders with them, and its
 * first request replaces them.
 */
export function restorePrerendered(client: QueryClient): void {
  const text = document.getElementById('snapshot')?.textContent ?? '[]';
  // Written by the build (src/start/prerender/snapshot.ts).
  const queries = JSON.parse(text) as CachedQuery[];
  cachePrerendered(client, queries);
  for (const { queryKey } of queries) {
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

const neverChanges = () => () => {};

/**
 * A value that the prerendered HTML cannot know: `ofHtml` while this part of the page hydrates, then `value` (R38). The
 * component renders again only if they differ.
 */
export function useHydratedValue<T>(value: T, ofHtml: T): T {
  return useSyncExternalStore(
    neverChanges,
    () => value,
    () => ofHtml,
  );
}

/** Whether this part of the page has hydrated: `false` in a prerendered page and while that hydrates (R38). */
export function useHydrated(): boolean {
  return useHydratedValue(true, false);
}

/**
 * The data of a query; while its part of a prerendered page hydrates, those of the HTML, because a part that hydrates
 * late could find newer ones.
 */
export function useHydratedData<T>(queryKey: QueryKey, data: T | undefined): T | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => data,
    // The queries of a key have one type.
    () => prerendered.get(hashKey(queryKey)) as T | undefined,
  );
}
