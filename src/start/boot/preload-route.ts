import { chunksOfPath, type PreloadMap } from '@/routing/route-chunks';

/** Preloads the chunks and messages of the present path. */
export function preloadRoute(map: PreloadMap, isSignedIn: boolean): void {
  for (const file of chunksOfPath(map, window.location.pathname, isSignedIn)) {
    const link = document.createElement('link');
    if (file.endsWith('.json')) {
      // The same mode as the app's own fetch; otherwise it would be fetched twice.
      link.rel = 'preload';
      link.as = 'fetch';
      link.crossOrigin = 'anonymous';
    } else {
      link.rel = 'modulepreload';
    }
    link.href = file;
    document.head.append(link);
  }
}
