import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';

/** After this many milliseconds a read is reported as late. */
export const LATE_MS = 6000;

/** State of the reads of a page; `retrying` after a late one was started again. */
export type Lateness = 'none' | 'late' | 'retrying';

/** Fetching, and without older data to show. */
function isPending({ state }: Query): boolean {
  return state.fetchStatus === 'fetching' && state.data === undefined;
}

/** Watches for reads slower than `LATE_MS`, so that nothing spins forever. Active while it has subscribers. */
export function watchReads(client: QueryClient) {
  const cache = client.getQueryCache();
  const since = new Map<Query, number>();
  const retried = new Set<Query>();
  const listeners = new Set<() => void>();
  let lateness: Lateness = 'none';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const overdue = () => [...since.keys()].filter((query) => left(query) <= 0);
  const left = (query: Query) => (since.get(query) ?? Date.now()) + LATE_MS - Date.now();

  function updatePending(): void {
    const pending = new Set(cache.getAll().filter(isPending));
    for (const query of pending) if (!since.has(query)) since.set(query, Date.now());
    for (const query of since.keys()) {
      if (pending.has(query)) continue;
      since.delete(query);
      retried.delete(query);
    }
  }

  function currentLateness(): Lateness {
    if (overdue().length > 0) return 'late';
    return retried.size > 0 ? 'retrying' : 'none';
  }

  function update(): void {
    clearTimeout(timer);
    updatePending();
    const before = lateness;
    lateness = currentLateness();
    if (lateness !== 'late' && since.size > 0) {
      timer = setTimeout(update, Math.min(...[...since.keys()].map(left)));
    }
    if (lateness !== before) for (const listener of listeners) listener();
  }

  let unsubscribe = () => {};
  return {
    lateness: () => lateness,
    subscribe: (listener: () => void) => {
      // Batched: a query may be added during a render, when no other component may be updated.
      if (listeners.size === 0) unsubscribe = cache.subscribe(notifyManager.batchCalls(update));
      listeners.add(listener);
      update();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        unsubscribe();
      };
    },
    /** Cancels and restarts the late reads; returns how many. Observers get the new answer. */
    retry: (): number => {
      const queries = overdue();
      for (const query of queries) {
        since.set(query, Date.now());
        retried.add(query);
        void query.cancel({ silent: true });
        // The query cache reports a failure (R15).
        void query.fetch().catch(() => undefined);
      }
      update();
      return queries.length;
    },
  };
}
