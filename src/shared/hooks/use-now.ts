import { useSyncExternalStore } from 'react';

/** All components have the same time for this long. */
const SAME_MS = 60_000;

let now = new Date();

/** The same object for a minute, so that what is calculated from it is not calculated again. */
function currentTime(): Date {
  const time = new Date();
  const isSame = Math.abs(time.getTime() - now.getTime()) < SAME_MS;
  if (!isSame || time.getDate() !== now.getDate()) now = time;
  return now;
}

function onReturn(check: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('visibilitychange', check, { signal });
  for (const name of ['pageshow', 'focus']) window.addEventListener(name, check, { signal });
  return () => listeners.abort();
}

/**
 * The time from which days until a deadline are counted, to the minute. It moves on when a page opens and when the student
 * returns to it.
 */
export function useNow(): Date {
  // The third argument is only used while prerendering. What a page prerenders of the time uses `useHydratedTime`.
  return useSyncExternalStore(onReturn, currentTime, currentTime);
}
