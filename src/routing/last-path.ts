import { tabStorage } from '@/browser/tab-storage';
import { withoutLocale } from '@/i18n/locales';
import { decodePath, routeOfPath } from './paths';
import { safePath } from './safe-path';
import { withoutSheet } from './sheet-link';

/** The last navigation, 404s and guest pages included (spec section 4). Only written: a sign-in returns to `RETURN`. */
const LAST = 'lastPath';
/** The last page that a sign-in can return to. */
const RETURN = 'lastPagePath';
/** All three keys outlive the session (`OUTLIVES_SESSION` in src/browser/session-reset.ts). */
export const OWNER_KEY = 'lastPathOf';
/** The `guest` pages of the table (a test compares them). */
const GUEST = /^\/(login|signup|auth|forgot-password)(\/|$)/;

/** Whether a path is one of the pages that only visitors see (spec section 4). */
export function isGuestPath(path: string): boolean {
  return GUEST.test(decodePath(withoutLocale(path.split(/[?#]/)[0] ?? '')));
}

/** Whether a student can be led to a path after a form: a page of the app outside the guest pages (R8). */
export function isReturnTarget(path: string): boolean {
  return !isGuestPath(path) && routeOfPath(path.split(/[?#]/)[0] ?? '') !== null;
}

/** Remembers the full path of a navigation (R8), but no sheet for parents. */
export function rememberPath(visited: string): void {
  const path = withoutSheet(visited);
  tabStorage.setItem(LAST, path);
  if (isReturnTarget(path)) tabStorage.setItem(RETURN, path);
}

/** The path of the last in-app page outside the guest pages, for the return after sign-in (R8); validated too. */
export function lastPagePath(): string | null {
  const path = safePath(tabStorage.getItem(RETURN));
  return path && isReturnTarget(path) ? path : null;
}

/** Forgets the remembered paths, which belong to one student (R17). */
export function forgetPath(): void {
  for (const key of [LAST, RETURN, OWNER_KEY]) tabStorage.removeItem(key);
}
