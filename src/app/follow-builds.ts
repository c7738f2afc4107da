import type { App } from './create-app';

/** From when the first page is there, looks for newer builds and fetches ahead (R26). Its code is no page's. */
export function followBuilds({ router, queryClient }: App): void {
  const begin = () => {
    if (!router.state.initialized) return;
    stop();
    const readyAt = performance.now();
    import('./new-build/watch-builds').then(
      ({ watchBuilds }) => watchBuilds({ router, queryClient, readyAt }),
      // Without it the app is what it was when it was loaded.
      () => undefined,
    );
  };
  const stop = router.subscribe(begin);
  begin();
}
