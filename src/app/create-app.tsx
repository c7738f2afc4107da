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
import { createQueryClient } from '@/api/http/query-client';
import { SessionActionsContext, type SessionActions } from '@/api/http/session-actions';
import { useSessionEpoch } from '@/api/http/use-session';
import { env } from '@/env';
import { failureText } from '@/i18n/failure-text';
import { LOCALES, localeOfPath } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';
import { connectLazy } from '@/routing/lazy-reload';
import { hidePendingNavigation } from '@/routing/pending-navigation';
import { toast } from '@/ui/overlays/toaster';
import { cancelNavigation } from './cancel-navigation';
import { createFullLoad, type FullLoad } from './new-build/full-load';
import { isFirstLoad } from './page-entry';
import { createRoutes } from './routes';
import { createSessionFlow, type SessionFlow } from './session-flow';

/** A whole app: its router, its cache and its session, wired to each other. */
export type App = {
  router: DataRouter;
  queryClient: QueryClient;
  session: SessionFlow;
  fullLoad: FullLoad;
};

/** Resolves once the router has its first page. */
export function firstPageLoaded({ router }: App): Promise<void> {
  return new Promise((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });
}

/** Wires an app to the document's location; `hydrationData` is that of a prerendered page. One lives at a time. */
export function createApp(hydrationData?: HydrationState | null): App {
  const queryClient = createQueryClient();
  const session = createSessionFlow({ queryClient, router: () => router });
  configureClient({
    baseUrl: env.apiUrl,
    timeoutMs: env.apiTimeoutMs,
    language: () => LOCALES[localeOfPath(window.location.pathname)].tag,
    onUnauthorized: session.expire,
    onError: ({ failure }) => {
      const { t } = messagesOf(localeOfPath(window.location.pathname));
      toast('error', failureText(t, failure));
    },
  });
  const target = () => {
    // Until the router has been made, its first navigation is to where the document is.
    const { location, navigation } = router?.state ?? { location: window.location };
    return createPath(navigation?.location ?? location);
  };
  const fullLoad = createFullLoad(() => router);
  const router = createBrowserRouter(
    createRoutes({
      queryClient,
      rootRedirect: env.rootRedirect,
      isFirstLoad,
      target,
      middleware: fullLoad.middleware,
    }),
    hydrationData ? { hydrationData } : {},
  );
  connectLazy({
    target,
    isWriting: () => queryClient.isMutating() > 0,
    stay: () => {
      const { initialized, location } = router.state;
      // Back and Forward have left already: the address is the one of the page that is asked for.
      if (!initialized || window.location.pathname !== location.pathname) return false;
      cancelNavigation(router);
      return true;
    },
    tell: () => {
      const { t } = messagesOf(localeOfPath(window.location.pathname));
      toast('error', t('failure.network'));
    },
  });
  return { router, queryClient, session, fullLoad };
}

/** The app on the page. Another session gets another tree: nothing of one is painted for the next (R17). */
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
