import { firstPageLoaded, type App } from './create-app';

/** Starts the watch for newer builds and the prefetch of links once the first page has loaded (R26). */
export async function followBuilds(app: App): Promise<void> {
  await firstPageLoaded(app);
  const { router, queryClient, fullLoad } = app;
  const readyAt = performance.now();
  // Without it the app stays on its build.
  const watch = await import('./new-build/watch-builds').catch(() => null);
  watch?.watchBuilds({ router, queryClient, fullLoad, readyAt });
}
