import { visitStorage } from '@/browser/visit-storage';

/** Under this is kept from which build to which a load was tried; it outlives a session (src/browser/session-reset.ts). */
const TRIED = 'build.loads';
/** The most that are kept. */
const MOST = 20;

function tried(): string[] {
  return visitStorage.getItem(TRIED)?.split(' ') ?? [];
}

/** Whether this tab was loaded for a build before, and came up with `own` again: a cache is behind (R26). */
export function wasLoadedFor(own: string, build: string): boolean {
  return tried().includes(`${own}>${build}`);
}

/**
 * Takes the one load that a build has. `false` where it was taken, or storage does not keep it: then nobody could
 * tell the next time, and what was chosen would not be kept either.
 */
export function claimLoadFor(own: string, build: string): boolean {
  if (wasLoadedFor(own, build)) return false;
  visitStorage.setItem(TRIED, [...tried(), `${own}>${build}`].slice(-MOST).join(' '));
  return wasLoadedFor(own, build);
}
