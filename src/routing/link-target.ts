import { externalHref } from './external';
import { isRouteAvailable } from './available-routes';
import { routeOfPath } from './paths';
import { safePath } from './safe-path';

/** A path of the app, or the address of another site or of a mailbox. */
export type LinkTarget = { path: string; url?: never } | { url: URL; path?: never };

/**
 * Where a link in a text that is not ours leads (R29); `null` for one that has to stay text: an unsafe address, a relative
 * one, or a page that this build leaves out.
 */
export function linkTarget(href: string): LinkTarget | null {
  const isWhole = /^[a-z]+:/i.test(href);
  const path = isWhole || href.startsWith('/') ? safePath(href) : null;
  if (path === null) {
    const address = isWhole ? externalHref(href, { allow: true }) : null;
    return address === null ? null : { url: new URL(address) };
  }
  const { pathname, searchParams } = new URL(path, window.location.origin);
  const route = routeOfPath(pathname);
  return route && !isRouteAvailable(route, { read: searchParams.get('read') }) ? null : { path };
}
