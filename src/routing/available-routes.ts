import { hasFeature } from '@/browser/features';
import { ROUTES, type RouteId } from './route-table';

/** The pages of `/resources` that are part of the site: the API has no part in them. */
const LEGAL: readonly unknown[] = ['privacy', 'terms'];

/** Whether this build has the page: its API may lack what the page is about. `read` is the query of `/resources`. */
export function isRouteAvailable(id: RouteId, { read }: { read?: unknown } = {}): boolean {
  const { needs } = ROUTES[id];
  return needs === undefined || hasFeature(needs) || (id === 'resources' && LEGAL.includes(read));
}
