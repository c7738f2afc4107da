import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';

/** How long a read may take before that is said, in milliseconds. */
export const LATE_MS = 6000;

/** How the reads of a page stand: in time, one that takes too long, or such a one that is asked again. */
export type Lateness = 'none' | 'late' | 'asking';

/** Whether something is waited for that the page does not have in any form. */
function isAwaited({ state }: Query): boolean {
  return state.fetchStatus === 'fetching' && state.data === undefined;
}

/**
 * Watches what is read for reads that take longer than `LATE_MS`, so that nothing spins for ever. It looks while
 * somebody listens.
 */
export function watchReads(client: QueryClient) {
  const cache = client.getQueryCache();
  const since = new Map<Query, number>();
  const asked = new Set<Query>();
  const listeners = new Set<() => void>();
  let lateness: Lateness = 'none';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const overdue = () => [...since.keys()].filter((query) => left(query) <= 0);
  const left = (query: Query) => (since.get(query) ?? Date.now()) + LATE_MS - Date.now();

  function note(): void {
    const awaited = new Set(cache.getAll().filter(isAwaited));
    for (const query of awaited) if (!since.has(query)) since.set(query, Date.now());
    for (const query of since.keys()) {
      if (awaited.has(query)) continue;
      since.delete(query);
      asked.delete(query);
    }
  }

  function judge(): Lateness {
    if (overdue().length > 0) return 'late';
    return asked.size > 0 ? 'asking' : 'none';
  }

  function look(): void {
    clearTimeout(timer);
    note();
    const before = lateness;
    lateness = judge();
    if (lateness !== 'late' && since.size > 0) {
      timer = setTimeout(look, Math.min(...[...since.keys()].map(left)));
    }
    if (lateness !== before) for (const listener of listeners) listener();
  }

  let unsubscribe = () => {};
  return {
    lateness: () => lateness,
    subscribe: (listener: () => void) => {
      // A query may be added while a component is drawn: another must not be told then.
      if (listeners.size === 0) unsubscribe = cache.subscribe(notifyManager.batchCalls(look));
      listeners.add(listener);
      look();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        unsubscribe();
      };
    },
    /** Gives up what takes too long and asks for it again; whoever waits gets the new answer. Says how many. */
    again: (): number => {
      const queries = overdue();
      for (const query of queries) {
        since.set(query, Date.now());
        asked.add(query);
        void query.cancel({ silent: true });
        // A failure is told by the cache (R15).
        void query.fetch().catch(() => undefined);
      }
      look();
      return queries.length;
    },
  };
}
