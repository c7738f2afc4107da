import type { App } from './create-app';

/** Starts the watch for newer builds and the prefetch of links once the first page has loaded (R26). */
export function followBuilds({ router, queryClient, fullLoad }: App): void {
  const start = () => {
    if (!router.state.initialized) return;
    stop();
    const readyAt = performance.now();
    import('./new-build/watch-builds').then(
      ({ watchBuilds }) => watchBuilds({ router, queryClient, fullLoad, readyAt }),
      // The app stays on its build then.
      () => undefined,
    );
  };
  const stop = router.subscribe(start);
  start();
}
