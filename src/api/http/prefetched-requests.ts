import { CancelledError } from '@tanstack/react-query';
import type { PrefetchedRequest } from '@/browser/start-state';
import { stripBidiControls } from '@/lib/bidi-controls';
import { isTimeout } from './slow-calls';

/** Whether the boot script made requests that no call has used yet. */
export function hasPrefetched(): boolean {
  return Boolean(window.prefetchedRequests?.length);
}

/** The boot script's response; `status` is 0 without one. */
export type PrefetchedResponse = { status: number; text: string };

const NO_RESPONSE: PrefetchedResponse = { status: 0, text: '' };

/** The boot script's response to a call, once, if URL, body, language and session are equal; `null` for none. */
export async function takePrefetched(
  call: Omit<PrefetchedRequest, 'response'>,
  signal: AbortSignal,
): Promise<PrefetchedResponse | null> {
  const requests = window.prefetchedRequests ?? [];
  const index = requests.findIndex(
    ({ url, body, language, session }) =>
      url === call.url &&
      body === call.body &&
      language === call.language &&
      session === call.session,
  );
  const [request] = index < 0 ? [] : requests.splice(index, 1);
  if (!request) return null;
  const aborted = new Promise<PrefetchedResponse>((resolve, reject) => {
    // If the student stopped waiting, the call goes on without a response, and reports the timeout.
    const end = () => (isTimeout(signal) ? resolve(NO_RESPONSE) : reject(new CancelledError()));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([request.response.catch(() => NO_RESPONSE), aborted]);
}

/** The data of a response; `null` for a failed one and for invalid JSON. */
export function dataOfPrefetched({ status, text }: PrefetchedResponse): { data: unknown } | null {
  if (status === 0 || status >= 300) return null;
  try {
    return { data: JSON.parse(text, stripBidiControls) };
  } catch {
    return null;
  }
}
