import { firstPageLoaded, type App } from './create-app';

/** Starts the watch for newer builds and the prefetch of links once the first page has loaded (R26). */
export async function followBuilds(app: App): Promise<void> {
  await firstPageLoaded(app);
  const { router, queryClient, fullLoad } = app;
  const readyAt = performance.now();
  await import('./new-build/watch-builds').then(
    ({ watchBuilds }) => watchBuilds({ router, queryClient, fullLoad, readyAt }),
    // The app stays on its build then.
    () => undefined,
  );
}
