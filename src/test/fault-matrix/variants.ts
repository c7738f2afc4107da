import {
  QueryObserver,
  type MutationOptions,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query';
import { isCancelled } from '@/api/http/errors';
import { stopSlowCalls } from '@/api/http/slow-calls';
import type { Samples } from './samples';

export type CallResult =
  | { kind: 'ok' }
  /** By us: nothing is reported. */
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: unknown };

export type PendingCall = {
  result: Promise<CallResult>;
  /** Cancels as the page would; stops it as slow where the page offers no other way. */
  cancel: () => void;
  /** Unmounts the component that made the call. */
  unmount: () => void;
  /** The same component makes the other call of its kind. */
  startOther: () => Promise<CallResult>;
  /** The data of a query; `undefined` for anything else. */
  currentData: () => unknown;
};

/** What a call is made with. `other` selects the second call of a kind, where there are two. */
export type CallContext = {
  client: QueryClient;
  samples: Samples;
  language: string;
  other: boolean;
};

/** One way in which the app calls an endpoint. */
export type CallVariant = {
  /** Tells variants of one endpoint apart; empty for the only one. */
  name: string;
  kind: 'read' | 'write' | 'stream';
  /** `visitor` for calls that no signed-in student makes. */
  as: 'student' | 'visitor';
  /** Where a failure is reported (R15): in a toast, inline where the call was made, or nowhere. */
  reportedIn: 'toast' | 'inline' | 'none';
  /** Whether two at once are sent one after the other. */
  queued: boolean;
  /** Whether it may be the first call, before there is a public session. */
  beforeSession: boolean;
  /** Whether the second of two hits a version conflict and is sent again on top of the first. */
  retriedOnConflict: boolean;
  /** Whether the student can stop it as a slow call, which is a failure that is reported. */
  isWatched: boolean;
  /** The affected data: from the cache, or fresh from the server. */
  cached?: (context: CallContext, fresh: boolean) => Promise<unknown>;
  /** Why there are never two at once; empty where there can be. */
  neverConcurrent: string;
  /** Error statuses that count as success. */
  acceptedStatuses: readonly number[];
  start: (context: CallContext) => PendingCall;
};

const DEFAULTS = {
  name: '',
  as: 'student',
  queued: false,
  isWatched: false,
  retriedOnConflict: false,
  beforeSession: false,
  neverConcurrent: '',
  acceptedStatuses: [],
} as const satisfies Partial<CallVariant>;

/** How a variant differs from the defaults. */
export type VariantOptions = Partial<
  Pick<
    CallVariant,
    'name' | 'as' | 'neverConcurrent' | 'acceptedStatuses' | 'beforeSession' | 'retriedOnConflict'
  >
>;

function resultOf(result: QueryObserverResult<unknown>, before: number): CallResult {
  if (result.isError) return { kind: 'failed', error: result.error };
  // A cancelled query keeps its previous data.
  return result.dataUpdatedAt === before ? { kind: 'cancelled' } : { kind: 'ok' };
}

/** A query with the app's own options, observed as a page observes it. */
export function query<T, K extends QueryKey>(
  reportedIn: CallVariant['reportedIn'],
  options: (context: CallContext) => QueryObserverOptions<T, Error, T, T, K>,
  overrides: VariantOptions = {},
): CallVariant {
  const start = (context: CallContext): PendingCall => {
    const { client } = context;
    const fresh = (of: CallContext) => ({ ...options(of), staleTime: 0 });
    const first = fresh(context);
    const observer = new QueryObserver<T, Error, T, T, K>(client, first);
    const stops: (() => void)[] = [];
    const following = (before: number) =>
      new Promise<CallResult>((resolve) => {
        const look = () => {
          const result = observer.getCurrentResult();
          if (result.fetchStatus === 'idle') resolve(resultOf(result, before));
        };
        stops.push(observer.subscribe(look));
      });
    const result = following(observer.getCurrentResult().dataUpdatedAt);
    return {
      result,
      cancel: () => void client.cancelQueries({ queryKey: first.queryKey, exact: true }),
      unmount: () => stops.forEach((stop) => stop()),
      startOther: () => {
        const next = fresh({ ...context, other: true });
        const same = JSON.stringify(next.queryKey) === JSON.stringify(first.queryKey);
        observer.setOptions(next);
        if (same) void observer.refetch({ cancelRefetch: true });
        return following(same ? -1 : observer.getCurrentResult().dataUpdatedAt);
      },
      currentData: () => observer.getCurrentResult().data,
    };
  };
  return { ...DEFAULTS, kind: 'read', reportedIn, start, ...overrides };
}

function resultOfPromise(promise: Promise<unknown>): Promise<CallResult> {
  return promise.then(
    () => ({ kind: 'ok' }),
    (error: unknown) => (isCancelled(error) ? { kind: 'cancelled' } : { kind: 'failed', error }),
  );
}

/** Stops the pending calls as slow, once their timers of 0 ms have run. */
export function stopSoon(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      stopSlowCalls();
      resolve();
    }, 2);
  });
}

/** Reads a list or record for `mutation`; `of` leaves out what may differ. */
export function cached<T, K extends QueryKey>(
  options: (context: CallContext) => FetchQueryOptions<T, Error, T, K>,
  of: (data: T) => unknown = (data) => data,
): NonNullable<CallVariant['cached']> {
  return async (context, fresh) => {
    const staleTime = fresh ? 0 : Number.POSITIVE_INFINITY;
    return of(await context.client.fetchQuery({ ...options(context), staleTime }));
  };
}

/**
 * A mutation with the app's own options; `inline` if its failure is reported where it was made. With `cached`, two
 * at once are sent one after the other, and the cache must end up equal to the server.
 */
export function mutation<T, V>(
  options: (context: CallContext) => MutationOptions<T, Error, V>,
  variables: (context: CallContext) => V,
  overrides: VariantOptions & { cached?: NonNullable<CallVariant['cached']>; inline?: true } = {},
): CallVariant {
  const { inline, ...rest } = overrides;
  const run = (context: CallContext) => {
    const running = context.client.getMutationCache().build(context.client, options(context));
    return resultOfPromise(running.execute(variables(context)));
  };
  const start = (context: CallContext): PendingCall => ({
    result: run(context),
    cancel: () => void stopSoon(),
    unmount: () => {},
    startOther: () => run({ ...context, other: true }),
    currentData: () => undefined,
  });
  const reportedIn = inline ? 'inline' : 'toast';
  const queued = rest.cached !== undefined;
  return { ...DEFAULTS, kind: 'write', reportedIn, queued, isWatched: true, start, ...rest };
}

/** A call outside the cache: its caller reports a failure, or nobody does. */
export function direct(
  reportedIn: 'inline' | 'none',
  send: (context: CallContext, signal: AbortSignal) => Promise<unknown>,
  overrides: VariantOptions & Partial<Pick<CallVariant, 'kind' | 'isWatched'>> = {},
): CallVariant {
  const start = (context: CallContext): PendingCall => {
    const abort = new AbortController();
    return {
      result: resultOfPromise(send(context, abort.signal)),
      cancel: () => {
        abort.abort();
        void stopSoon();
      },
      unmount: () => {},
      startOther: () => resultOfPromise(send({ ...context, other: true }, abort.signal)),
      currentData: () => undefined,
    };
  };
  return { ...DEFAULTS, kind: 'write', reportedIn, start, ...overrides };
}
