/**
 * The in-app path (with query and hash) that a text leads to, or `null` where it leads elsewhere. The one
 * judge of every redirect (R34): parsed like the browser would, same origin only, leading slashes
 * collapsed, so that `//other`, `/\other`, `javascript:` and `/a/..//other` never leave the app.
 */
export function safePath(raw: string | null | undefined): string | null {
  if (!raw || !URL.canParse(raw, window.location.origin)) return null;
  const url = new URL(raw, window.location.origin);
  // A `blob:` address has the origin of the page that made it, and is no path of the app.
  if (url.origin !== window.location.origin || url.protocol === 'blob:') return null;
  return url.pathname.replace(/^[/\\]+/, '/') + url.search + url.hash;
}
