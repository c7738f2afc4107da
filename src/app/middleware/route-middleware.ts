import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@/i18n/locales';
import type { MiddlewareName } from '@/routing/route-table';
import { requireStudent } from './auth';
import { requireVisitor } from './guest';
import { verifyData } from './verify-data';

/** What a guard is told of the navigation. */
export type Navigation = {
  /** Full path that is asked for: path, query and hash. */
  path: string;
  locale: Locale;
  queryClient: QueryClient;
};

/** A named guard: lets pass, throws a redirect, or refuses with `false` (spec section 8, R7). */
export type RouteMiddleware = (navigation: Navigation) => boolean | Promise<boolean>;

const registered: Record<MiddlewareName, RouteMiddleware> = {
  auth: requireStudent,
  guest: requireVisitor,
  'verify-data': verifyData,
};

/** The guard of that name; `Unknown route middleware` where there is none (spec section 8). */
export function middlewareNamed(name: string): RouteMiddleware {
  const found = Object.entries(registered).find(([key]) => key === name);
  if (!found) throw new Error('Unknown route middleware');
  return found[1];
}
