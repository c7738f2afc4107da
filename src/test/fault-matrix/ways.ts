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
import type { Samples } from './samples';

/** How a call came out. */
export type Ended =
  | { kind: 'ok' }
  /** Given up by us: nobody is to hear of it. */
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: unknown };

/** A call that is under way. */
export type Asking = {
  ended: Promise<Ended>;
  /** What a person does who does not want to wait any longer; the time limit where there is nothing to do. */
  giveUp: () => void;
  /** The part of the page that asked goes. */
  leave: () => void;
  /** The same part asks the other question of its kind. */
  turn: () => Promise<Ended>;
  /** What the part has to show; of a reading alone. */
  shown: () => unknown;
};

/** Who asks what. `other` is the second question of a kind, where there are two. */
export type Asked = { client: QueryClient; samples: Samples; language: string; other: boolean };

/** One way in which the app makes a call. */
export type Way = {
  /** What sets it apart from other ways of the same call; empty for the only one. */
  name: string;
  kind: 'read' | 'write' | 'stream';
  /** `visitor` for what nobody does who is signed in. */
  as: 'student' | 'visitor';
  /** Where a failure is shown (R15): in a toast, in the place that asked, or nowhere. */
  told: 'toast' | 'place' | 'nobody';
  /** Whether two at once go out one after the other. */
  inTurn: boolean;
  /** Whether it is made before there is a public session. */
  beforeVisit: boolean;
  /** Whether the second of two builds on what the first has changed, is refused, and goes out again on top of it. */
  rebased: boolean;
  /** Whether a time limit ends it where there is no answer, as a failure that is told. */
  limited: boolean;
  /** What the page has of it: as it stands in the cache, or as the server says now. */
  kept?: (asked: Asked, fresh: boolean) => Promise<unknown>;
  /** Why there are never two at once; empty where there can be. */
  alone: string;
  /** Statuses that it takes for a success. */
  forgives: readonly number[];
  ask: (asked: Asked) => Asking;
};

const ONE_WAY = {
  name: '',
  as: 'student',
  inTurn: false,
  limited: false,
  rebased: false,
  beforeVisit: false,
  alone: '',
  forgives: [],
} as const satisfies Partial<Way>;

/** What sets a way apart from the ordinary one. */
export type Apart = Partial<
  Pick<Way, 'name' | 'as' | 'alone' | 'forgives' | 'beforeVisit' | 'rebased'>
>;

function endOf(result: QueryObserverResult<unknown>, before: number): Ended {
  if (result.isError) return { kind: 'failed', error: result.error };
  // A reading that was given up leaves what stood before it.
  return result.dataUpdatedAt === before ? { kind: 'cancelled' } : { kind: 'ok' };
}

/** Reading with the app's own query options, followed as a page follows it. */
export function reading<T, K extends QueryKey>(
  told: Way['told'],
  options: (asked: Asked) => QueryObserverOptions<T, Error, T, T, K>,
  apart: Apart = {},
): Way {
  const ask = (asked: Asked): Asking => {
    const { client } = asked;
    const fresh = (of: Asked) => ({ ...options(of), staleTime: 0 });
    const first = fresh(asked);
    const observer = new QueryObserver<T, Error, T, T, K>(client, first);
    const stops: (() => void)[] = [];
    const following = (before: number) =>
      new Promise<Ended>((resolve) => {
        const look = () => {
          const result = observer.getCurrentResult();
          if (result.fetchStatus === 'idle') resolve(endOf(result, before));
        };
        stops.push(observer.subscribe(look));
      });
    const ended = following(observer.getCurrentResult().dataUpdatedAt);
    return {
      ended,
      giveUp: () => void client.cancelQueries({ queryKey: first.queryKey, exact: true }),
      leave: () => stops.forEach((stop) => stop()),
      turn: () => {
        const next = fresh({ ...asked, other: true });
        const same = JSON.stringify(next.queryKey) === JSON.stringify(first.queryKey);
        observer.setOptions(next);
        if (same) void observer.refetch({ cancelRefetch: true });
        return following(same ? -1 : observer.getCurrentResult().dataUpdatedAt);
      },
      shown: () => observer.getCurrentResult().data,
    };
  };
  return { ...ONE_WAY, kind: 'read', told, ask, ...apart };
}

/** How a promise came out. */
function endOfPromise(promise: Promise<unknown>): Promise<Ended> {
  return promise.then(
    () => ({ kind: 'ok' }),
    (error: unknown) => (isCancelled(error) ? { kind: 'cancelled' } : { kind: 'failed', error }),
  );
}

let limits: AbortController[] = [];

/** Takes the place of `AbortSignal.timeout`: a limit is over when `passLimits` says so. */
export function limit(): AbortSignal {
  const control = new AbortController();
  limits.push(control);
  return control.signal;
}

/** Lets every time limit be over. */
export function passLimits(): void {
  const over = limits;
  limits = [];
  for (const control of over) control.abort(new DOMException('over', 'TimeoutError'));
}

/** What the page has of a list or a record, for `writing`; `of` leaves out what may differ. */
export function kept<T, K extends QueryKey>(
  options: (asked: Asked) => FetchQueryOptions<T, Error, T, K>,
  of: (data: T) => unknown = (data) => data,
): NonNullable<Way['kept']> {
  return async (asked, fresh) => {
    const staleTime = fresh ? 0 : Number.POSITIVE_INFINITY;
    return of(await asked.client.fetchQuery({ ...options(asked), staleTime }));
  };
}

/**
 * Writing with the app's own mutation options; `place` where the place that asked shows a failure. `kept` reads what
 * the page has of it, to see who won: those go out one after the other.
 */
export function writing<T, V>(
  options: (asked: Asked) => MutationOptions<T, Error, V>,
  variables: (asked: Asked) => V,
  apart: Apart & { kept?: NonNullable<Way['kept']>; place?: true } = {},
): Way {
  const { place, ...rest } = apart;
  const run = (asked: Asked) => {
    const mutation = asked.client.getMutationCache().build(asked.client, options(asked));
    return endOfPromise(mutation.execute(variables(asked)));
  };
  const ask = (asked: Asked): Asking => ({
    ended: run(asked),
    giveUp: passLimits,
    leave: () => {},
    turn: () => run({ ...asked, other: true }),
    shown: () => undefined,
  });
  const told = place ? 'place' : 'toast';
  const inTurn = rest.kept !== undefined;
  return { ...ONE_WAY, kind: 'write', told, inTurn, limited: true, ask, ...rest };
}

/** A call that is made without a cache: its caller shows what went wrong, or nobody does. */
export function direct(
  told: 'place' | 'nobody',
  send: (asked: Asked, signal: AbortSignal) => Promise<unknown>,
  apart: Apart & Partial<Pick<Way, 'kind' | 'limited'>> = {},
): Way {
  const ask = (asked: Asked): Asking => {
    const abort = new AbortController();
    return {
      ended: endOfPromise(send(asked, abort.signal)),
      giveUp: () => {
        abort.abort();
        passLimits();
      },
      leave: () => {},
      turn: () => endOfPromise(send({ ...asked, other: true }, abort.signal)),
      shown: () => undefined,
    };
  };
  return { ...ONE_WAY, kind: 'write', told, ask, ...apart };
}
