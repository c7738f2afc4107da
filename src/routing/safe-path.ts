import { parseUrl } from '@/lib/parse-url';

/**
 * Validates every redirect target (R34): the in-app path with query and hash, or `null`. Parses like the browser and
 * collapses leading slashes, so that `//other`, `/\other`, `javascript:` and `/a/..//other` never leave the app.
 */
export function safePath(raw: string | null | undefined): string | null {
  const url = raw ? parseUrl(raw, window.location.origin) : null;
  // A `blob:` URL has the origin of the page that created it.
  if (!url || url.origin !== window.location.origin || url.protocol === 'blob:') return null;
  return url.pathname.replace(/^[/\\]+/, '/') + url.search + url.hash;
}
