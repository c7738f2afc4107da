import { redirect } from 'react-router';
import { bearerToken } from '@/api/http/session';
import { rememberPath } from '@/routing/last-path';
import { pathTo } from '@/routing/paths';
import type { Navigation } from './route-middleware';

/** `auth`: a visitor goes to /login in the same locale and comes back after it (spec section 4, R7). */
export function requireStudent({ path, locale }: Navigation): boolean {
  // Also with a token: the server may end the session before the page is there.
  rememberPath(path);
  if (bearerToken()) return true;
  throw redirect(pathTo(locale, 'login'));
}
