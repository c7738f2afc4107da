import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@/i18n/locales';
import type { MiddlewareName } from '@/routing/route-table';
import { requireStudent } from './auth';
import { requireVisitor } from './guest';
import { verifyData } from './verify-data';

type Navigation = {
  /** Full path: path, query and hash. */
  path: string;
  locale: Locale;
  queryClient: QueryClient;
};

/** Returns true to continue, throws a redirect, or returns false to refuse (R7). */
export type RouteMiddleware = (navigation: Navigation) => boolean | Promise<boolean>;

const registered: Record<MiddlewareName, RouteMiddleware> = {
  auth: requireStudent,
  guest: requireVisitor,
  'verify-data': verifyData,
};

/** Throws `Unknown route middleware` for an unknown name (spec section 8). */
export function middlewareNamed(name: string): RouteMiddleware {
  const found = Object.entries(registered).find(([key]) => key === name);
  if (!found) throw new Error('Unknown route middleware');
  return found[1];
}
