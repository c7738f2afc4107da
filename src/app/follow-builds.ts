import type { App } from './create-app';

/** Starts the watch for newer builds and the prefetch of links once the first page has loaded (R26). */
export function followBuilds({ router, queryClient, fullLoad }: App): void {
  const begin = () => {
    if (!router.state.initialized) return;
    stop();
    const readyAt = performance.now();
    import('./new-build/watch-builds').then(
      ({ watchBuilds }) => watchBuilds({ router, queryClient, fullLoad, readyAt }),
      // Without it the app stays on the build that it was loaded with.
      () => undefined,
    );
  };
  const stop = router.subscribe(begin);
  begin();
}
