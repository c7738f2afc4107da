import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { sendRequest } from './client';
import type { RequestOf, ResponseOf, StreamEndpoint } from './endpoint';
import { ApiError, StaleSessionError } from './errors';
import { parseResponse } from './parse-response';
import { currentSession, sessionEpoch } from './session';

const loadReader = () => import('./stream-reader');

/** Loads the stream reader in advance. A failure is reported by `stream`, which tries again. */
export function preloadStreamReader(): void {
  void loadReader().catch(() => undefined);
}

type StreamOptions<E extends StreamEndpoint> = {
  body: RequestOf<E>;
  /** BCP 47 tag for `Accept-Language` (R3). */
  language: string;
  /** Closes the stream; the promise rejects as cancelled. */
  signal: AbortSignal;
  /** The server has accepted the request. */
  onOpen: () => void;
  /** Returns whether this is the last event, after which the stream closes. */
  onEvent: (event: ResponseOf<E>) => boolean;
};

/**
 * Reads server-sent events through the axios instance, with the tokens, 401 and errors of any other call, and resolves
 * at the end. Throws `ApiError` for a refused call, a lost connection or an `error` event, `InvalidResponseError` for
 * an invalid stream (R18), and `StaleSessionError` after a change of the session (R17).
 */
export async function stream<E extends StreamEndpoint>(
  endpoint: E,
  { body, language, signal, onOpen, onEvent }: StreamOptions<E>,
): Promise<void> {
  const sentBy = currentSession();
  const parse = (raw: unknown): ResponseOf<E> => {
    if (sentBy.epoch !== sessionEpoch()) throw new StaleSessionError();
    return parseResponse(endpoint, raw);
  };
  const adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const { readEvents } = await loadReader().catch(() => {
      throw new ApiError('Network Error', { kind: 'network' });
    });
    return readEvents(config, { onOpen, onEvent: (raw) => onEvent(parse(raw)) });
  };
  await sendRequest({
    method: endpoint.method,
    url: endpoint.path,
    audience: endpoint.audience,
    sentBy,
    data: body,
    headers: { 'Accept-Language': language, Accept: 'text/event-stream' },
    responseType: 'stream',
    signal,
    adapter,
    inlineError: true,
  });
}
