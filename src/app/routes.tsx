import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import {
  createPath,
  parsePath,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { isCancelled, statusOf } from '@/api/http/errors';
import { DEFAULT_LOCALE, inLocale, localeOfPath } from '@/i18n/locales';
import { keepPrerenderedPage } from '@/browser/incomplete-page';
import { hasMessages, loadMessages } from '@/i18n/messages';
import type { Namespace } from '@/i18n/namespaces';
import { isEssayId } from '@/routing/essay-id';
import { loadPart, stayOnPage } from '@/routing/lazy-reload';
import { isRouteAvailable } from '@/routing/available-routes';
import { routeOfPath } from '@/routing/paths';
import { LAYOUTS, ROUTE_IDS, ROUTES, type RouteId } from '@/routing/route-table';
import { safePath } from '@/routing/safe-path';
import { isFirstLoad } from '@/routing/shown-page';
import { Layout } from './layouts/layout';
import { LazyNotFound, loadNotFound, missingPage } from './error-pages/lazy-not-found';
import { middlewareNamed } from './middleware/route-middleware';
import { RoutedPage } from './routed-page';
import { redirectFrom } from './middleware/redirect-from';
import { RouteError } from './error-pages/route-error';
import { Shell, ShellError } from './shell';
import { AppHydrateFallback } from './hydrate-fallback';

export type PageModule = {
  Page: ComponentType;
  /** Puts data that have come already into the cache, so that the first render has them. Does not wait for the network. */
  prefetch?: (queryClient: QueryClient, url: URL) => Promise<void>;
};

const pages = import.meta.glob<PageModule>(['/src/routes/*.tsx', '!/src/routes/*.test.tsx']);

export type RouteContext = {
  queryClient: QueryClient;
  /** In-app path that `/` and `/vi` redirect to; empty for none (R9). */
  rootRedirect: string;
  /** Full path of the requested page, with its hash. */
  target: () => string;
  /** Runs before every other middleware. */
  middleware?: MiddlewareFunction;
};

/**
 * Loads the messages of a page. If one fails, the visitor stays on the open page or on the prerendered one, which are in
 * one language; without such a page the app goes on in what has loaded (R3, R5).
 */
export async function loadPageMessages(
  pathname: string,
  namespaces: readonly Namespace[],
  signal?: AbortSignal,
): Promise<void> {
  const locale = localeOfPath(pathname);
  await loadMessages(locale, namespaces);
  if (namespaces.every((name) => hasMessages(locale, name))) return;
  if (signal?.aborted || stayOnPage() || keepPrerenderedPage()) await new Promise(() => undefined);
}

/**
 * Loads a page's module and messages. Never settles if that fails for a cancelled navigation, or if the visitor stays
 * on the open page instead.
 */
export async function loadPage(
  id: RouteId,
  pathname: string,
  signal?: AbortSignal,
): Promise<PageModule> {
  const load = pages[`/src/routes/${id}.tsx`];
  if (!load) throw new Error(`No page ${id}`);
  const [module] = await Promise.all([
    loadPart(load, () => signal?.aborted || stayOnPage()),
    loadPageMessages(pathname, ROUTES[id].namespaces, signal),
  ]);
  return module;
}

/** Validates the path's parameter (R10), then runs the guards of a route, before anything of it is requested (R7). */
function guard(id: RouteId, context: RouteContext): MiddlewareFunction {
  return async ({ request, params }, next) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!isRouteAvailable(id, { read: searchParams.get('read') })) throw await missingPage();
    if (id === 'essay' && !isEssayId(params['id'] ?? '')) throw await missingPage();
    const locale = localeOfPath(pathname);
    for (const name of ROUTES[id].middleware) {
      const middleware = await middlewareNamed(name, request.signal);
      try {
        const isAllowed = await middleware({
          path: context.target(),
          locale,
          queryClient: context.queryClient,
        });
        if (!isAllowed) throw new Error(`${name} refused`);
      } catch (error) {
        const isHandled =
          error instanceof Response || isCancelled(error) || statusOf(error) === 401;
        if (isHandled || !isFirstLoad()) throw error;
        throw await missingPage();
      }
    }
    return next();
  };
}

/** Loads a page again for another path or session, not for another query. */
function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

/** Where `/` redirects to, with its query and hash unless the target has its own (R9); `null` for no redirect. */
function rootTarget({ rootRedirect, target }: RouteContext): string | null {
  const path = safePath(rootRedirect);
  if (!path) return null;
  const { pathname, search, hash } = parsePath(path);
  // The root itself would be an endless redirect.
  if (routeOfPath(pathname ?? '') === 'home') return null;
  const visited = parsePath(target());
  return createPath({
    pathname: pathname ?? '/',
    search: search || visited.search || '',
    hash: hash || visited.hash || '',
  });
}

function pageRoute(id: RouteId, context: RouteContext): RouteObject {
  const { path } = ROUTES[id];
  const loader = async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    const target = id === 'home' ? rootTarget(context) : null;
    if (target) throw redirectFrom(context.target(), inLocale(target, localeOfPath(url.pathname)));
    const module = await loadPage(id, url.pathname, request.signal);
    await module.prefetch?.(context.queryClient, url);
    return module;
  };
  const shared = {
    id,
    // As the hosts match it (deploy/site.ts): `/Majors` is a 404 in both.
    caseSensitive: true,
    loader,
    middleware: [guard(id, context)],
    shouldRevalidate,
    Component: RoutedPage,
    ErrorBoundary: RouteError,
  };
  return path === '' ? { ...shared, index: true } : { ...shared, path };
}

/** Loads the frame's messages, and refuses a first segment that is not a locale (R1, R5). */
const languageMiddleware: MiddlewareFunction = async ({ request, params }, next) => {
  const { pathname } = new URL(request.url);
  await loadPageMessages(pathname, ['common'], request.signal);
  // Only the literal prefix counts: the router would match `/%76i` as `/vi`.
  if (params['lang'] !== undefined && localeOfPath(pathname) === DEFAULT_LOCALE) {
    throw await missingPage();
  }
  return next();
};

/** The route table: `/:lang?`, in it the five layouts, in them the pages (R6). */
export function createRoutes(context: RouteContext): RouteObject[] {
  const layoutRoutes = LAYOUTS.map((name): RouteObject => ({
    id: `${name}-layout`,
    element: <Layout name={name} />,
    children: ROUTE_IDS.filter((id) => ROUTES[id].layout === name).map((id) =>
      pageRoute(id, context),
    ),
  }));
  const unknown: RouteObject = { path: '*', loader: loadNotFound, Component: LazyNotFound };
  const home: RouteObject = { element: <Layout name="home" />, children: [unknown] };
  return [
    {
      id: 'lang',
      path: '/:lang?',
      middleware: [...(context.middleware ? [context.middleware] : []), languageMiddleware],
      Component: Shell,
      ErrorBoundary: ShellError,
      HydrateFallback: AppHydrateFallback,
      children: [...layoutRoutes, home],
    },
  ];
}
