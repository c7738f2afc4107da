import { tabStorage } from '@/browser/tab-storage';

/** Stores the attempted loads as `from>to`; outlives a session (src/browser/session-reset.ts). */
const KEY = 'build.loads';
const MAX_STORED = 20;

function attempts(): string[] {
  return tabStorage.getItem(KEY)?.split(' ') ?? [];
}

/** Whether this tab was loaded for a build before and a cache returned `current` again (R26). */
export function wasLoadedFor(current: string, build: string): boolean {
  return attempts().includes(`${current}>${build}`);
}

/** Claims the one load of a build; `false` if it was claimed before, or storage is blocked. */
export function claimLoadFor(current: string, build: string): boolean {
  if (wasLoadedFor(current, build)) return false;
  tabStorage.setItem(KEY, [...attempts(), `${current}>${build}`].slice(-MAX_STORED).join(' '));
  return wasLoadedFor(current, build);
}
