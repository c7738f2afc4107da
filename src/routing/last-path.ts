import { visitStorage } from '@/browser/visit-storage';
import { withoutLocale } from '@/i18n/locales';
import { safePath } from './safe-path';

const KEY = 'lastPath';
/** Both keys outlive the session (`KEPT` in src/browser/session-reset.ts). */
export const OWNER_KEY = 'lastPathOf';
const GUEST = /^\/(login|signup|auth|forgot-password)(\/|$)/;

/** Whether a path is one of the pages that only visitors see (spec section 4). */
export function isGuestPath(path: string): boolean {
  return GUEST.test(withoutLocale(path.split(/[?#]/)[0] ?? ''));
}

/** Remembers the full path of a visited page for the return after sign-in (R8). */
export function rememberPath(path: string): void {
  if (!isGuestPath(path)) visitStorage.setItem(KEY, path);
}

/** The remembered path, validated like any untrusted input (R8, R34); `null` if there is none. */
export function lastPath(): string | null {
  const path = safePath(visitStorage.getItem(KEY));
  return path && !isGuestPath(path) ? path : null;
}

/** Forgets the remembered path, which belongs to one student (R17). */
export function forgetPath(): void {
  for (const key of [KEY, OWNER_KEY]) visitStorage.removeItem(key);
}
