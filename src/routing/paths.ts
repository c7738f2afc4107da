import { inLocale, type Locale } from '@/i18n/locales';
import { ROUTES, type RouteId, type RouteParam } from './route-table';

type Params = Record<string, string>;

type Search = {
  /** Query; empty entries are left out. */
  search?: Record<string, string | null | undefined>;
};

/** The parameters of a route's path, all required, and the query. */
export type PathOptions<Id extends RouteId> = Search &
  ([RouteParam<Id>] extends [never]
    ? { params?: never }
    : { params: Record<RouteParam<Id>, string> });

/** `PathOptions`, optional if the route has no parameters. */
type PathArguments<Id extends RouteId> = [RouteParam<Id>] extends [never]
  ? [options?: PathOptions<Id>]
  : [options: PathOptions<Id>];

/** The path of a route in a locale, with its query (R1, R21). */
export function pathTo<Id extends RouteId>(
  locale: Locale,
  id: Id,
  ...[options]: PathArguments<Id>
): string {
  const { params = {}, search = {} }: Search & { params?: Params } = options ?? {};
  const bare = ROUTES[id].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) if (value) query.set(key, value);
  const text = query.toString();
  return inLocale(`/${bare}`, locale) + (text && `?${text}`);
}

/** Decodes a path; returns a malformed one unchanged. */
export function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

const PATTERNS = Object.entries(ROUTES).map(([id, { path }]) => ({
  id: id as RouteId, // a key of the table
  pattern: new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The route that the router matches for a path; `null` for an unknown one. */
export function routeOfPath(pathname: string): RouteId | null {
  const bare = decodePath(inLocale(pathname, 'en')).replace(/\/+$/, '') || '/';
  return PATTERNS.find(({ pattern }) => pattern.test(bare))?.id ?? null;
}
