import {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryObserver,
  queryOptions,
  type FetchQueryOptions,
  type Query,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { reportFailure } from './client';
import { ApiError } from './errors';
import { devicePersister, mayBePersisted } from './persisted-queries';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The view that uses the query shows this failure itself (R15). */
      inlineError?: boolean;
    };
  }
}

/** Whether any observer shows the failure itself. A query's own `meta` is that of the last one to render. */
function isInline(client: QueryClient, queryKey: QueryKey): boolean {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  const users = query ? [query, ...query.observers] : [];
  return users.some(({ options }) => options.meta?.inlineError);
}

type Context = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>;

/**
 * The `inlineError` of a query's call, decided when it fails; a cancelled query reports nothing, and the cache reports what
 * the device could have replaced.
 */
export function inlineErrorOf({ client, queryKey }: Omit<Context, 'signal'>) {
  const isCancelled = () => client.getQueryState(queryKey)?.fetchStatus !== 'fetching';
  return {
    inlineError: (failure: ApiError) =>
      isCancelled() || mayBePersisted(queryKey, failure) || isInline(client, queryKey),
  };
}

/** The call options of a query: cancelled when its page is left, and `inlineErrorOf`. */
export function callOptions(context: Context) {
  return { signal: context.signal, ...inlineErrorOf(context) };
}

/** A query whose result is valid for the whole visit. Its call is not cancelled when the page is left. */
export function staticQuery<Data>(
  queryKey: QueryKey,
  load: (options: ReturnType<typeof inlineErrorOf>) => Promise<Data>,
) {
  return queryOptions({
    queryKey,
    queryFn: (context) => load(inlineErrorOf(context)),
    staleTime: Infinity,
  });
}

/**
 * Loads a query with an observer of its own. React Query cancels a fetch when its last observer is gone, even if other code
 * waits for it: a page may have begun the same fetch, and be left meanwhile.
 */
async function observeLoad<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
  load: () => Promise<Data>,
): Promise<Data> {
  const leave = new QueryObserver(client, { ...query, enabled: false }).subscribe(() => {});
  try {
    return await load();
  } finally {
    leave();
  }
}

/** Fetches again what is being fetched, because that may be older than a write. Who waits for it gets the newer one. */
export function refetchPending(query: Query): void {
  if (query.state.fetchStatus !== 'fetching') return;
  void query.cancel({ silent: true });
  query.fetch().catch(() => undefined);
}

/** The data of a query for a guard or a write, loaded if there are none. */
export function loadQuery<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  return observeLoad(client, query, () => client.ensureQueryData(query));
}

/** Fetches a query's data from the server. Throws if it is not reached, even if the device has older data. Never toasts. */
export async function fetchFromServer<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const load = () => client.fetchQuery({ ...query, meta: { inlineError: true } });
  const data = await observeLoad(client, query, load);
  // See `persistQueries`.
  const isFromDevice = client.getQueryState(query.queryKey)?.isInvalidated;
  if (isFromDevice) throw new ApiError('Network Error', { kind: 'network' });
  return data;
}

/** The cache of the server's state. `call` repeats and reports failed requests; other errors are reported here. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { queryKey }) => {
      // `call` has reported its own failures.
      if (!(error instanceof ApiError) || mayBePersisted(queryKey, error)) {
        reportFailure(error, isInline(client, queryKey));
      }
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
        persister: devicePersister,
        staleTime: 5 * 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        // When the network returns: what failed, and what the device had kept.
        refetchOnReconnect: ({ state }) => state.status === 'error' || state.isInvalidated,
      },
      // An offline write fails at once: a queued one would be sent later, unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
