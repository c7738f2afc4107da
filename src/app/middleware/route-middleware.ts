import type { QueryClient } from '@tanstack/react-query';
import { bearerToken } from '@/api/http/session';
import type { Locale } from '@/i18n/locales';
import { rememberPath } from '@/routing/last-path';
import { loadPart, stayOnPage } from '@/routing/lazy-reload';
import { pathTo } from '@/routing/paths';
import { ROUTES, type MiddlewareName, type RouteId } from '@/routing/route-table';
import { redirectFrom } from './redirect-from';

type Navigation = {
  /** Full path: path, query and hash. */
  path: string;
  locale: Locale;
  queryClient: QueryClient;
};

/** Returns true to continue, throws a redirect, or returns false to refuse (R7). */
export type RouteMiddleware = (navigation: Navigation) => boolean | Promise<boolean>;

/** `auth`: a visitor goes to /login in the same locale and returns after it (R7). */
const requireStudent: RouteMiddleware = ({ path, locale }) => {
  // Also with a token: the server may end the session before the page renders.
  rememberPath(path);
  if (bearerToken()) return true;
  throw redirectFrom(path, pathTo(locale, 'login'));
};

/** `guest`: a signed-in student goes to /school-list in the same locale (R7). */
const requireVisitor: RouteMiddleware = ({ path, locale }) => {
  if (!bearerToken()) return true;
  throw redirectFrom(path, pathTo(locale, 'school-list'));
};

type Load = (signal?: AbortSignal) => RouteMiddleware | Promise<RouteMiddleware>;

const registered: Record<MiddlewareName, Load> = {
  auth: () => requireStudent,
  guest: () => requireVisitor,
  // In a chunk of the pages that it guards (tools/vite/chunk-patterns.ts): others don't need the account's data.
  'verify-data': async (signal) => {
    const recover = () => signal?.aborted || stayOnPage();
    return (await loadPart(() => import('./verify-data'), recover)).verifyData;
  },
};

/**
 * Throws `Unknown route middleware` for an unknown name (spec section 8). `signal` is the navigation's: never settles if
 * it was cancelled and the middleware failed to load.
 */
export function middlewareNamed(
  name: string,
  signal?: AbortSignal,
): RouteMiddleware | Promise<RouteMiddleware> {
  const found = Object.entries(registered).find(([key]) => key === name);
  if (!found) throw new Error('Unknown route middleware');
  return found[1](signal);
}

/** Whether the guards of a page redirect this visitor or student (R7). */
export function isRefused(route: RouteId | null, signedIn: boolean): boolean {
  return route !== null && ROUTES[route].middleware.includes(signedIn ? 'guest' : 'auth');
}
