import { redirect } from 'react-router';
import { bearerToken } from '@/api/http/session';
import { pathTo } from '@/routing/paths';
import type { RouteMiddleware } from './route-middleware';

/** `guest`: a signed-in student goes to /school-list in the same locale (R7). */
export const requireVisitor: RouteMiddleware = ({ locale }) => {
  if (!bearerToken()) return true;
  throw redirect(pathTo(locale, 'school-list'));
};
