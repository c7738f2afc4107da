import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { useSessionEnding } from '@/app/session-ending';
import { env } from '@/env';
import { useOpenPanel } from '@/shared/panel/panel-store';
import { hasUnsavedChanges } from '@/browser/unsaved-changes';
import { currentBuild } from '@/routing/lazy-reload';
import type { FullLoad } from './full-load';
import { latestBuild } from './latest-build';
import { poll } from './poll';
import { prefetchLinks } from './prefetch-links';
import { readManifest } from './read-manifest';
import { claimLoadFor, wasLoadedFor } from './reloaded-for';

/** Delay from when the app is ready to the fetch of its manifest (R26). */
const MANIFEST_MS = 1000;

type Deps = {
  router: DataRouter;
  queryClient: QueryClient;
  fullLoad: FullLoad;
  /** By `performance.now()`. */
  readyAt: number;
};

/**
 * Polls for newer builds and prefetches the chunks of visible links (R26). Does nothing without a build, as in
 * development. Returns a function that stops both.
 */
export function watchBuilds({ router, queryClient, fullLoad, readyAt }: Deps): () => void {
  const current = currentBuild();
  if (current === '') return () => undefined;
  const isBusy = () =>
    hasUnsavedChanges() ||
    queryClient.isMutating() > 0 ||
    // An open panel or toast stays through a navigation.
    useOpenPanel.getState().panel !== null ||
    document.querySelector('.Toastify__toast') !== null ||
    // The end of a session is announced by a toast on the next page.
    useSessionEnding.getState().locationKey === router.state.location.key;
  const stopPolling = poll(async () => {
    const build = await latestBuild();
    if (build === null) return;
    const isNew = build !== current && !wasLoadedFor(current, build);
    fullLoad.arm(isNew ? { isBusy, claim: () => claimLoadFor(current, build) } : null);
  }, env.buildCheckMs);
  let stopPrefetching = () => {};
  let stopped = false;
  const prefetch = async () => {
    const map = await readManifest(current);
    if (map && !stopped) stopPrefetching = prefetchLinks(map);
  };
  const wait = Math.max(0, readyAt + MANIFEST_MS - performance.now());
  const timer = setTimeout(() => void prefetch(), wait);
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopPrefetching();
    stopPolling();
    fullLoad.arm(null);
  };
}
