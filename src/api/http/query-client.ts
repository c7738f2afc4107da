import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { reportFailure } from './client';
import { ApiError } from './errors';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The place that asked shows this failure itself (R15). */
      inlineError?: boolean;
    };
  }
}

/** Whether any of the places that asked shows the failure: the last to render gives a query its own `meta`. */
function isInline(client: QueryClient, queryKey: QueryKey): boolean {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  const asked = query ? [query, ...query.observers] : [];
  return asked.some(({ options }) => options.meta?.inlineError);
}

type Context = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>;

/** The `inlineError` of a query's call, decided when it fails; a query that was given up reports nothing. */
export function inlineErrorOf({ client, queryKey }: Omit<Context, 'signal'>) {
  const isGivenUp = () => client.getQueryState(queryKey)?.fetchStatus !== 'fetching';
  return { inlineError: () => isGivenUp() || isInline(client, queryKey) };
}

/** What a call takes from its query: the signal, so that it is given up with its page, and `inlineErrorOf`. */
export function fromQuery(context: Context) {
  return { signal: context.signal, ...inlineErrorOf(context) };
}

/**
 * The cache of the server's state. The client reports failed calls and makes GETs again; what else a query or
 * a write throws is reported here.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { queryKey }) => {
      if (!(error instanceof ApiError)) reportFailure(error, isInline(client, queryKey));
    },
  });
  const mutationCache = new MutationCache({
    onError: (error) => {
      if (!(error instanceof ApiError)) reportFailure(error);
    },
  });
  const client = new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: 5 * 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        // Only what failed to load is fetched again when the network returns.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
      // A write made offline fails at once: queued, it would be sent later, unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
