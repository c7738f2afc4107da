import { useLoaderData, useLocation } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import { useOpenRoute } from '@/routing/local-link';
import { MissingPageContext } from '@/routing/missing-page';
import { ROUTES } from '@/routing/route-table';
import { useRouteHead } from './head';
import { LazyNotFound } from '@/app/error-pages/lazy-not-found';
import { useSessionEnding } from './session-ending';
import { useHeadingFocus, useRememberedPath } from './page-entry';
import type { PageModule } from './routes';

/** The page of a route, whose module and messages have loaded. */
export function RoutedPage() {
  const { Page } = useLoaderData<PageModule>();
  const route = useOpenRoute();
  const signedIn = useSignedIn();
  useRouteHead(route);
  useRememberedPath();
  useHeadingFocus();
  const { key } = useLocation();
  const isSessionEnding = useSessionEnding(({ locationKey }) => locationKey === key);
  // Between a sign-in or sign-out and the next page, the page that its guard now refuses does not render.
  const guards: readonly string[] = route ? ROUTES[route].middleware : [];
  if (isSessionEnding || guards.includes(signedIn ? 'guest' : 'auth')) return null;
  return (
    <MissingPageContext value={<LazyNotFound />}>
      <Page />
    </MissingPageContext>
  );
}
