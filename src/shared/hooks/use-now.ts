import { useSyncExternalStore } from 'react';

let now = new Date();

/** The same object all day, so that what is calculated from it is not calculated again. */
function timeToday(): Date {
  const time = new Date();
  if (time.toDateString() !== now.toDateString()) now = time;
  return now;
}

function onReturn(check: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('visibilitychange', check, { signal });
  for (const name of ['pageshow', 'focus']) window.addEventListener(name, check, { signal });
  return () => listeners.abort();
}

/** A time of today: days until a deadline are counted from it. It moves with the day when the student returns to the page. */
export function useNow(): Date {
  // The third is of prerendering; `useHydratedTime` is for what a page prerenders of it.
  return useSyncExternalStore(onReturn, timeToday, timeToday);
}
