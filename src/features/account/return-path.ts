import type { Id } from '@/api/http/schemas';
import { inLocale, pageLocale } from '@/i18n/locales';
import { lastPagePath } from '@/routing/last-path';
import { belongsToOtherStudent } from '@/routing/path-owner';
import { pathTo, routeOfPath } from '@/routing/paths';
import { ROUTES } from '@/routing/route-table';

/**
 * The remembered path, as far as this student may see it. Of another student's expired session only a public path is
 * used, without its query (R17).
 */
function pathFor(studentId: Id): string | null {
  const path = lastPagePath();
  if (path === null || !belongsToOtherStudent(studentId)) return path;
  const [pathname = ''] = path.split(/[?#]/);
  const route = routeOfPath(pathname);
  return route === null || ROUTES[route].middleware.includes('auth') ? null : pathname;
}

/** The path after a sign-in: the remembered page or the school list, in the current language (R8). */
export function returnPath(studentId: Id): string {
  const locale = pageLocale();
  return inLocale(pathFor(studentId) ?? pathTo(locale, 'school-list'), locale);
}

/** The path after a sign-up: the phone's code, with the remembered page as the next one (R8). */
export function afterSignup(studentId: Id): string {
  const locale = pageLocale();
  return pathTo(locale, 'verify-phone', { search: { next: pathFor(studentId) } });
}
