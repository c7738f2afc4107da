import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createBrowserRouter,
  createPath,
  RouterProvider,
  type DataRouter,
  type HydrationState,
} from 'react-router';
import { configureClient } from '@/api/http/client';
import { persistQueries } from '@/api/http/persisted-queries';
import { createQueryClient } from '@/api/http/query-client';
import { SessionActionsContext, type SessionActions } from '@/api/http/session-actions';
import { bearerToken } from '@/api/http/session';
import { useSessionEpoch } from '@/api/http/use-session';
import { env } from '@/env';
import { failureText } from '@/i18n/failure-text';
import { LOCALES, pageLocale } from '@/i18n/locales';
import { pageMessages } from '@/i18n/messages';
import { connectLazyReload } from '@/routing/lazy-reload';
import { routeOfPath } from '@/routing/paths';
import { hidePendingNavigation } from '@/routing/pending-navigation';
import { toast } from '@/ui/overlays/toaster';
import { cancelNavigation } from './cancel-navigation';
import { createFullLoad, type FullLoad } from './new-build/full-load';
import { isRefused } from './middleware/route-middleware';
import { createRoutes } from './routes';
import { createSessionFlow, type SessionFlow } from './session-flow';

export type App = {
  router: DataRouter;
  queryClient: QueryClient;
  session: SessionFlow;
  fullLoad: FullLoad;
};

/** Resolves once the router has loaded its first page. */
export function firstPageLoaded({ router }: Pick<App, 'router'>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * The router restores the scroll position of a history entry by the key in its state. The entry of a new document has
 * none, and all of those would share one position (R11).
 */
function giveEntryKey(): void {
  const { state } = window.history;
  if (!state?.key)
    window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** Creates the app for the document's URL. There is one at a time. */
export function createApp(hydrationData?: HydrationState | null): App {
  const queryClient = createQueryClient();
  persistQueries(queryClient);
  const session = createSessionFlow({ queryClient, router: () => router });
  configureClient({
    baseUrl: env.apiUrl,
    timeoutMs: env.apiTimeoutMs,
    language: () => LOCALES[pageLocale()].tag,
    onUnauthorized: session.expire,
    onError: ({ failure }) => {
      const { t } = pageMessages();
      toast('error', failureText(t, failure));
    },
  });
  const target = () => {
    const { location, navigation } = router.state;
    return createPath(navigation.location ?? location);
  };
  const fullLoad = createFullLoad(() => router);
  giveEntryKey();
  const router = createBrowserRouter(
    createRoutes({
      queryClient,
      rootRedirect: env.rootRedirect,
      target,
      middleware: fullLoad.middleware,
    }),
    hydrationData ? { hydrationData } : {},
  );
  connectLazyReload({
    target,
    isWriting: () => queryClient.isMutating() > 0,
    stay: () => {
      const { initialized, location } = router.state;
      // Back and Forward have already changed the URL to that of the requested page.
      if (!initialized || window.location.pathname !== location.pathname) return false;
      // Its guard would redirect to the requested page again, and so on.
      if (isRefused(routeOfPath(location.pathname), bearerToken() !== null)) return false;
      cancelNavigation(router);
      return true;
    },
    notify: () => {
      const { t } = pageMessages();
      toast('error', t('failure.network'));
    },
  });
  return { router, queryClient, session, fullLoad };
}

/** Each session gets a new tree, so that nothing of one session renders in the next (R17). */
export function AppRoot({
  app,
}: {
  app: Pick<App, 'router' | 'queryClient'> & { session: SessionActions };
}) {
  const epoch = useSessionEpoch();
  const [router] = useState(() => hidePendingNavigation(app.router));
  return (
    <QueryClientProvider client={app.queryClient}>
      <SessionActionsContext value={app.session}>
        <RouterProvider key={epoch} router={router} />
      </SessionActionsContext>
    </QueryClientProvider>
  );
}
