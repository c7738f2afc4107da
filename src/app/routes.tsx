import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import {
  redirect,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { isCancelled, statusOf } from '@/api/http/errors';
import { DEFAULT_LOCALE, inLocale, localeOfPath } from '@/i18n/locales';
import { loadMessages } from '@/i18n/messages';
import { loadPart, stayOnPage } from '@/routing/lazy-reload';
import { routeOfPath } from '@/routing/paths';
import { ROUTE_IDS, ROUTES, type LayoutName, type RouteId } from '@/routing/route-table';
import { safePath } from '@/routing/safe-path';
import { Layout } from './layouts/layout';
import { LazyNotFound, loadNotFound, missingPage } from '@/app/error-pages/lazy-not-found';
import { middlewareNamed } from './middleware/route-middleware';
import { RoutedPage } from './routed-page';
import { RouteError } from '@/app/error-pages/route-error';
import { Shell, ShellError } from './shell';
import { AppHydrateFallback } from './hydrate-fallback';

/** What a route module exports. */
export type PageModule = { Page: ComponentType };

const pages = import.meta.glob<PageModule>(['/src/routes/*.tsx', '!/src/routes/*.test.tsx']);

const LAYOUTS: readonly LayoutName[] = ['dashboard', 'home', 'main', 'nav', 'profile'];

/** Essay ids: letters, digits and hyphens, at most 64 (R10). */
const PARAMETER = /^[A-Za-z0-9-]{1,64}$/;

/** What the table needs from the app. */
export type RouteContext = {
  queryClient: QueryClient;
  /** In-app path that `/` and `/vi` lead to; empty is none (R9). */
  rootRedirect: string;
  /** Whether no page has been shown yet; a guard that fails before that shows the 404 page. */
  isFirstLoad: () => boolean;
  /** Full path of the page that is asked for, hash included. */
  target: () => string;
  /** Runs before every other middleware. */
  middleware?: MiddlewareFunction;
};

/**
 * The module of a page, with its messages loaded in the language of the path. Of a navigation that `signal` has given
 * up nothing comes any more, nor of one that stays where it was instead (`stayOnPage`).
 */
export async function loadPage(
  id: RouteId,
  pathname: string,
  signal?: AbortSignal,
): Promise<PageModule> {
  const load = pages[`/src/routes/${id}.tsx`];
  if (!load) throw new Error(`No module for the route ${id}`);
  const [module] = await Promise.all([
    loadPart(load, () => signal?.aborted || stayOnPage()),
    loadMessages(localeOfPath(pathname), ROUTES[id].namespaces),
  ]);
  return module;
}

/** The guards of a route, run before a chunk's or a call's first byte (R7). */
function guard(id: RouteId, context: RouteContext): MiddlewareFunction {
  return async ({ request }, next) => {
    const locale = localeOfPath(new URL(request.url).pathname);
    for (const name of ROUTES[id].middleware) {
      const middleware = middlewareNamed(name);
      try {
        const passed = await middleware({
          path: context.target(),
          locale,
          queryClient: context.queryClient,
        });
        if (!passed) throw new Error(`${name} refused`);
      } catch (error) {
        const over = error instanceof Response || isCancelled(error) || statusOf(error) === 401;
        if (over || !context.isFirstLoad()) throw error;
        throw await missingPage();
      }
    }
    return next();
  };
}

/** Pages load again on another path and when the session changed, not on another query. */
function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

function pageRoute(id: RouteId, context: RouteContext): RouteObject {
  const { path } = ROUTES[id];
  const loader = async ({ request, params }: LoaderFunctionArgs) => {
    const { pathname } = new URL(request.url);
    if (id === 'essay' && !PARAMETER.test(params['id'] ?? '')) throw await missingPage();
    const target = id === 'home' ? safePath(context.rootRedirect) : null;
    // A target that is the root itself would lead there for ever.
    if (target && routeOfPath(target.split(/[?#]/)[0] ?? '') !== 'home') {
      throw redirect(inLocale(target, localeOfPath(pathname)));
    }
    return loadPage(id, pathname, request.signal);
  };
  const shared = {
    id,
    loader,
    middleware: [guard(id, context)],
    shouldRevalidate,
    Component: RoutedPage,
    ErrorBoundary: RouteError,
  };
  return path === '' ? { ...shared, index: true } : { ...shared, path };
}

/** Refuses every first segment that is not a locale, and loads the frame's messages (R1, R5). */
const settleLanguage: MiddlewareFunction = async ({ request, params }, next) => {
  const { pathname } = new URL(request.url);
  await loadMessages(localeOfPath(pathname), ['common']);
  // The prefix as typed decides, in its one spelling: the router would take `/%76i` for `/vi`.
  if (params['lang'] !== undefined && localeOfPath(pathname) === DEFAULT_LOCALE) {
    throw await missingPage();
  }
  return next();
};

/** The whole route table: `/:lang?` around five layouts around the pages (spec section 2, R6). */
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
      middleware: [...(context.middleware ? [context.middleware] : []), settleLanguage],
      Component: Shell,
      ErrorBoundary: ShellError,
      HydrateFallback: AppHydrateFallback,
      children: [...layoutRoutes, home],
    },
  ];
}
