import { redirect } from 'react-router';
import { bearerToken } from '@/api/http/session';
import { rememberPath } from '@/routing/last-path';
import { pathTo } from '@/routing/paths';
import type { RouteMiddleware } from './route-middleware';

/** `auth`: a visitor goes to /login in the same locale and returns after it (R7). */
export const requireStudent: RouteMiddleware = ({ path, locale }) => {
  // Also with a token: the server may end the session before the page renders.
  rememberPath(path);
  if (bearerToken()) return true;
  throw redirect(pathTo(locale, 'login'));
};
