import { withoutLocale } from '@/i18n/locales';
import { safePath } from './safe-path';

const KEY = 'lastPath';
/** Where it is kept whose path it is; with the path's name it outlives the session (`KEPT` in src/browser/session-reset.ts). */
export const OWNER = 'lastPathOf';
const GUEST = /^\/(login|signup|auth|forgot-password)(\/|$)/;

/** Whether a path is one of the pages that only visitors see (spec section 4). */
export function isGuestPath(path: string): boolean {
  return GUEST.test(withoutLocale(path.split(/[?#]/)[0] ?? ''));
}

/** Remembers the full path of a visited page for the return after sign-in (spec section 4, R8). */
export function rememberPath(path: string): void {
  if (isGuestPath(path)) return;
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Storage may be refused; the return after sign-in is the school list then.
  }
}

/** The remembered path, checked like any untrusted input (R8, R34); `null` where there is none. */
export function lastPath(): string | null {
  try {
    const path = safePath(sessionStorage.getItem(KEY));
    return path && !isGuestPath(path) ? path : null;
  } catch {
    return null;
  }
}

/** Forgets the remembered path: it is one student's (R17). */
export function forgetPath(): void {
  try {
    for (const key of [KEY, OWNER]) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is refused.
  }
}
