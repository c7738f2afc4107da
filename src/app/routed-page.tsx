import { useLoaderData, useLocation } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import { useOpenRoute } from '@/routing/local-link';
import { MissingPageContext } from '@/routing/missing-page';
import { ROUTES } from '@/routing/route-table';
import { useRouteHead } from './head';
import { LazyNotFound } from '@/app/error-pages/lazy-not-found';
import { useLeaving } from './session-ending';
import { useHeadingFocus, useRememberedPath } from './page-entry';
import type { PageModule } from './routes';

/** The page of a route, once its module and its messages are there. */
export function RoutedPage() {
  const { Page } = useLoaderData<PageModule>();
  const route = useOpenRoute();
  const signedIn = useSignedIn();
  useRouteHead(route);
  useRememberedPath();
  useHeadingFocus();
  const { key } = useLocation();
  const leaving = useLeaving(({ left }) => left === key);
  // On the way from a sign-in or a sign-out to the next page, a page of the other kind is not painted.
  const guards: readonly string[] = route ? ROUTES[route].middleware : [];
  if (leaving || guards.includes(signedIn ? 'guest' : 'auth')) return null;
  return (
    <MissingPageContext value={<LazyNotFound />}>
      <Page />
    </MissingPageContext>
  );
}
