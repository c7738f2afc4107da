import { inLocale, type Locale } from '@/i18n/locales';
import { ROUTES, type RouteId } from './route-table';

/** Parameters of a link: values of the path's placeholders, and the query. */
export type PathOptions = {
  params?: Record<string, string>;
  /** Query; entries that are empty are left out. */
  search?: Record<string, string | null | undefined>;
};

/** The path of a route in a locale, with its query (R1, R21). */
export function pathTo(
  locale: Locale,
  id: RouteId,
  { params = {}, search = {} }: PathOptions = {},
): string {
  const bare = ROUTES[id].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) if (value) query.set(key, value);
  const text = query.toString();
  return inLocale(`/${bare}`, locale) + (text && `?${text}`);
}

/** A path in plain letters; percent signs that mean nothing stay as they are. */
export function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

const PATTERNS = Object.entries(ROUTES).map(([id, { path }]) => ({
  id: id as RouteId, // a key of the table
  pattern: new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}$`, 'i'),
}));

/** The route whose path this is, parameters and case aside, as the router has it; `null` for an unknown one. */
export function routeOfPath(pathname: string): RouteId | null {
  const bare = readable(inLocale(pathname, 'en')).replace(/\/+$/, '') || '/';
  return PATTERNS.find(({ pattern }) => pattern.test(bare))?.id ?? null;
}
