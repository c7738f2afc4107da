import { useMutationState } from '@tanstack/react-query';
import { AxiosError } from 'axios';
import { isCancelled, StaleSessionError } from './errors';
import { sessionEpoch } from './session';

/** How long a write may take, in milliseconds; what hangs longer has failed, so that the next one goes out. */
const WRITE_MS = 20_000;

/**
 * Sends a write, and gives it up where it hangs. Axios calls that cancelled, of which nobody hears; the
 * student has to hear of this one, so it is thrown as a timeout (`ETIMEDOUT`), or as `StaleSessionError` where
 * the session has ended meanwhile.
 */
export async function inTime<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const epoch = sessionEpoch();
  const signal = AbortSignal.timeout(WRITE_MS);
  try {
    return await send(signal);
  } catch (error) {
    if (!signal.aborted || !isCancelled(error)) throw error;
    if (epoch !== sessionEpoch()) throw new StaleSessionError();
    throw new AxiosError('timeout', 'ETIMEDOUT');
  }
}

/** The writes of a key that are under way, the oldest first; `Write` is what its mutation takes. */
export function usePendingWrites<Write>(mutationKey: readonly string[]): Write[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Write, // the key names the type
  });
}

/** How the reading of a list stands that shows where it failed, and how to read it again. */
export type Reading = { failed: boolean; retry: () => void; retrying: boolean };

/** `Reading` of a query: what is shown stands, whatever the next reading says. */
export function readingOf(query: {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}): Reading {
  return {
    failed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
  };
}
