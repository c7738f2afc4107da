import { useSyncExternalStore } from 'react';

/** Narrower than the breakpoint `md`. */
const NARROW = '(width < 45.0625rem)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is narrower than the breakpoint `md`: a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
