import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { useLeaving } from '@/app/session-ending';
import { env } from '@/env';
import { usePanel } from '@/shared/panel/panel-store';
import { hasUnsavedChanges } from '@/browser/unsaved-changes';
import { ownBuild } from '@/routing/lazy-reload';
import { createFullLoad } from './full-load';
import { latestBuild } from './latest-build';
import { poll } from './poll';
import { prefetchLinks } from './prefetch-links';
import { readManifest } from './read-manifest';

/** How long after the app is ready its manifest is fetched, in milliseconds (R26). */
const MANIFEST_MS = 1000;

type Deps = {
  router: DataRouter;
  queryClient: QueryClient;
  /** When the app was ready, as `performance.now()` has it. */
  readyAt: number;
};

/**
 * Looks for newer builds and fetches the chunks of visible links ahead (R26); the returned function ends both. Where
 * the page has no build, as in development, nothing is asked for.
 */
export function watchBuilds({ router, queryClient, readyAt }: Deps): () => void {
  const own = ownBuild();
  if (own === '') return () => undefined;
  const isBusy = () =>
    hasUnsavedChanges() ||
    queryClient.isMutating() > 0 ||
    // What floats over the page goes on from page to page, and so does what a toast says.
    usePanel.getState().panel !== null ||
    document.querySelector('.Toastify__toast') !== null ||
    // The way out of a session is said in a toast on the next page.
    useLeaving.getState().left === router.state.location.key;
  const load = createFullLoad({ router, own, isBusy });
  const stopPolling = poll(async () => {
    const build = await latestBuild();
    if (build !== null) load.arm(build);
  }, env.buildCheckMs);
  let stopPrefetching = () => {};
  let over = false;
  const prefetch = async () => {
    const map = await readManifest(own);
    if (map && !over) stopPrefetching = prefetchLinks(map);
  };
  const wait = Math.max(0, readyAt + MANIFEST_MS - performance.now());
  const timer = setTimeout(() => void prefetch(), wait);
  return () => {
    over = true;
    clearTimeout(timer);
    stopPrefetching();
    stopPolling();
    load.stop();
  };
}
