import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocale } from '@/i18n/use-locale';
import { pathTo, routeOfPath, type PathOptions } from './paths';
import type { RouteId } from './route-table';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & PathOptions & { to: RouteId };

/** A link to a route, in the locale of the page (R1). */
export function LocalLink({ to, params, search, ...rest }: Props) {
  const locale = useLocale();
  return (
    <Link
      {...rest}
      to={pathTo(locale, to, { ...(params && { params }), ...(search && { search }) })}
    />
  );
}

/** The route of the page that is open; `null` on a 404. */
export function useOpenRoute(): RouteId | null {
  return routeOfPath(useLocation().pathname);
}
