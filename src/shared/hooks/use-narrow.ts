import { useCallback, useSyncExternalStore } from 'react';

/** Narrower than the breakpoint. */
const QUERIES = { md: '(width < 45.0625rem)', lg: '(width < 65.0625rem)' };

/** Whether the window is narrower than a breakpoint: `md` for a phone, `lg` for a small tablet too. */
export function useNarrow(breakpoint: keyof typeof QUERIES = 'md'): boolean {
  const query = QUERIES[breakpoint];
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
