import type { Id } from '@/api/http/schemas';
import { inLocale, localeOfPath } from '@/i18n/locales';
import { lastPath } from '@/routing/last-path';
import { isOthersPath } from '@/routing/path-owner';
import { pathTo, routeOfPath } from '@/routing/paths';
import { ROUTES, type MiddlewareName } from '@/routing/route-table';

/**
 * The remembered path as far as it is for this student. What another one has left behind, whose session ran
 * out, is at most a page for anyone, without what was sought there (R17).
 */
function pathFor(studentId: Id): string | null {
  const path = lastPath();
  if (path === null || !isOthersPath(studentId)) return path;
  const [pathname = ''] = path.split(/[?#]/);
  const route = routeOfPath(pathname);
  const guards: readonly MiddlewareName[] = route ? ROUTES[route].middleware : ['auth'];
  return guards.includes('auth') ? null : pathname;
}

/** Where a sign-in leads: back to the remembered page, else to the school list, in the language of now (R8). */
export function returnPath(studentId: Id): string {
  const locale = localeOfPath(window.location.pathname);
  return inLocale(pathFor(studentId) ?? pathTo(locale, 'school-list'), locale);
}

/** Where a sign-up leads: to the phone's code, with the remembered page for what comes after (R8). */
export function afterSignup(studentId: Id): string {
  const locale = localeOfPath(window.location.pathname);
  return pathTo(locale, 'verify-phone', { search: { next: pathFor(studentId) } });
}
