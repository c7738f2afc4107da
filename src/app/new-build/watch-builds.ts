import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { loadForOffline } from '@/app/offline/load-for-offline';
import { useSessionEnding } from '@/app/session-ending';
import { env } from '@/env';
import { useOpenPanel } from '@/shared/panel/panel-store';
import { prefersReducedData } from './reduced-data';
import { hasNewerWorker, hasWorker, registerWorker, removeWorker } from '@/browser/service-worker';
import { hasUnsavedChanges } from '@/browser/unsaved-changes';
import { currentBuild } from '@/routing/lazy-reload';
import type { FullLoad } from './full-load';
import { latestBuild, type Descriptor } from './latest-build';
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
  let worker: ServiceWorkerRegistration | null = null;
  let stopPrefetching = () => {};
  let stopLoading = () => {};
  let pending: Promise<Descriptor | null> | null = null;
  let stopped = false;
  /** One request at a time: a descriptor may hang. */
  const read = async () => {
    if (!navigator.onLine) return null;
    pending ??= latestBuild().finally(() => {
      pending = null;
    });
    return pending;
  };
  const follow = async ({ id, unregister }: Descriptor) => {
    if (unregister) await removeWorker();
    // Until a worker of the newer build waits, the older one answers a load with the older page. A first visit has none.
    const isServed = unregister || !hasWorker() || (worker && (await hasNewerWorker(worker)));
    const isNew = id !== current && !wasLoadedFor(current, id) && isServed;
    fullLoad.arm(isNew ? { isBusy, claim: () => claimLoadFor(current, id) } : null);
  };
  const check = async () => {
    const latest = await read();
    if (latest && !stopped) await follow(latest);
  };
  const stopPolling = poll(check, env.buildCheckMs);
  const prefetch = async () => {
    const map = await readManifest(current);
    if (map && !stopped) stopPrefetching = prefetchLinks(map);
  };
  const startWorker = async () => {
    // The worker of the demo is the mock API.
    if (import.meta.env.MODE === 'demo' || import.meta.env.VITE_OFFLINE === 'off') return;
    if (!hasWorker() && prefersReducedData()) return;
    // Not there without HTTPS, or in a private window of some browsers.
    if (!('serviceWorker' in navigator)) return;
    // Before the worker is registered: it may have to go, or its page may be of an older build.
    const latest = await read();
    if (stopped) return;
    if (!latest?.unregister) {
      worker = await registerWorker();
      if (!worker || stopped) return;
      stopLoading = loadForOffline(queryClient);
    }
    if (latest) await follow(latest);
  };
  const wait = Math.max(0, readyAt + MANIFEST_MS - performance.now());
  const timer = setTimeout(() => {
    void prefetch();
    void startWorker();
  }, wait);
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopPrefetching();
    stopLoading();
    stopPolling();
    fullLoad.arm(null);
  };
}
