import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocale } from '@/i18n/use-locale';
import { isRouteAvailable } from './available-routes';
import { pathTo, routeOfPath, type PathOptions } from './paths';
import type { RouteId } from './route-table';

type Props<Id extends RouteId> = Omit<ComponentProps<typeof Link>, 'to'> &
  PathOptions<Id> & { to: Id };

/** A link to a route, in the locale of the page (R1); nothing for a page that this build leaves out. */
export function LocalLink<Id extends RouteId>(props: Props<Id>): ReactNode;
export function LocalLink({ to, params, search, ...rest }: Props<RouteId>) {
  const locale = useLocale();
  if (!isRouteAvailable(to, search)) return null;
  // All routes are known: without it each link of a page would carry an attribute.
  return (
    <Link
      {...rest}
      discover="none"
      to={pathTo(locale, to, { params, ...(search && { search }) })}
    />
  );
}

/** The current route; `null` on a 404. */
export function useCurrentRoute(): RouteId | null {
  return routeOfPath(useLocation().pathname);
}
