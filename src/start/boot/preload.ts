import { localeOfPath } from '@/i18n/locales';
import { isFaceLate } from '@/browser/font-loading';
import { chunksOfPath, type PreloadMap } from '@/routing/route-chunks';
import { isSignedIn } from './cookies';

/** Asks for the chunks of the present path at once, beside the entry. */
export function preloadRoute(map: PreloadMap): void {
  const { pathname } = window.location;
  const faces = (!isFaceLate() && map.faces?.[localeOfPath(pathname)]) || [];
  const chunks = chunksOfPath(map, pathname, isSignedIn());
  for (const file of [...faces.flatMap((index) => map.files[index] ?? []), ...chunks]) {
    const link = document.createElement('link');
    const as = file.endsWith('json') ? 'fetch' : file.endsWith('woff2') ? 'font' : null;
    if (as) {
      // As it will be asked for; otherwise it would be fetched twice.
      link.rel = 'preload';
      link.as = as;
      link.crossOrigin = 'anonymous';
    } else {
      link.rel = 'modulepreload';
    }
    link.href = file;
    document.head.append(link);
  }
}
