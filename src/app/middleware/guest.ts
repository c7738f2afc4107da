import { redirect } from 'react-router';
import { bearerToken } from '@/api/http/session';
import { pathTo } from '@/routing/paths';
import type { Navigation } from './route-middleware';

/** `guest`: a signed-in student goes to /school-list in the same locale (spec section 4, R7). */
export function requireVisitor({ locale }: Navigation): boolean {
  if (!bearerToken()) return true;
  throw redirect(pathTo(locale, 'school-list'));
}
