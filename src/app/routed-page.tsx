import { useLoaderData, useLocation } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import { useCurrentRoute } from '@/routing/local-link';
import { MissingPageContext } from '@/routing/missing-page';
import { useRouteHead } from './head';
import { LazyNotFound } from './error-pages/lazy-not-found';
import { isRefused } from './middleware/route-middleware';
import { useSessionEnding } from './session-ending';
import { useHeadingFocus } from './page-entry';
import type { PageModule } from './routes';

/** Renders the page of a route after its module and messages have loaded. */
export function RoutedPage() {
  const { Page } = useLoaderData<PageModule>();
  const route = useCurrentRoute();
  const signedIn = useSignedIn();
  useRouteHead(route);
  useHeadingFocus();
  const { key } = useLocation();
  const isSessionEnding = useSessionEnding(({ locationKey }) => locationKey === key);
  // The session has begun or ended: nothing renders until the next page does.
  if (isSessionEnding || isRefused(route, signedIn)) return null;
  return (
    <MissingPageContext value={<LazyNotFound />}>
      <Page />
    </MissingPageContext>
  );
}
