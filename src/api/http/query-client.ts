import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAxiosError } from 'axios';
import { isCancelled, statusOf } from './errors';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The place that asked shows this failure; no toast for it (R15). */
      shownInPlace?: boolean;
    };
    mutationMeta: {
      /** The form shows this failure at its fields; no toast for it (R15). */
      shownInPlace?: boolean;
    };
  }
}

const RETRIED = new Set<number | null>([408, 409, 425, 429, 500, 502, 503, 504]);
const RETRY_DELAY_MS = 400;

/**
 * Whether a failed call is made again: once, only a GET, only for the eight statuses (spec section 8,
 * R16). The one place that decides it.
 */
function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 1 || !isAxiosError(error)) return false;
  return error.config?.method === 'get' && RETRIED.has(statusOf(error));
}

/** The cache of the server's state. `onFailure` hears of each failed call once, 401s excepted (R15). */
export function createQueryClient(onFailure: (error: unknown) => void): QueryClient {
  const tell = (error: unknown) => {
    if (!isCancelled(error) && statusOf(error) !== 401) onFailure(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Of those who asked, the last to render gives the query its own `meta`.
        const asked = [query, ...query.observers];
        if (!asked.some(({ options }) => options.meta?.shownInPlace)) tell(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.shownInPlace) tell(error);
      },
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: RETRY_DELAY_MS,
        networkMode: 'always',
        staleTime: 5 * 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        // What did not load is asked for again on return, once; nothing else is.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
      // A write made offline fails at once; it is never queued and sent later, unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
