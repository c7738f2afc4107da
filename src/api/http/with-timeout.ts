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
