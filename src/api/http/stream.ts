import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { http } from './client';
import type { RequestOf, ResponseOf, StreamEndpoint } from './endpoint';
import { StaleSessionError, UnreadableAnswerError } from './errors';
import { bearerToken, isOvertaken, sessionEpoch } from './session';

const loadReader = () => import('./stream-reader');

/** Has the code that reads streams come before it is needed; what fails here is said where it is needed. */
export function prepareStream(): void {
  void loadReader().catch(() => undefined);
}

/** What a stream is opened with, and who hears of it. */
type StreamOptions<E extends StreamEndpoint> = {
  body: RequestOf<E>;
  /** BCP 47 tag for `Accept-Language` (R3). */
  language: string;
  /** Ends it; the promise is then rejected as cancelled. */
  signal: AbortSignal;
  /** The server has taken the request and begins to answer. */
  onOpen: () => void;
  /** Gives back whether that was the last event; nothing after it is waited for. */
  onEvent: (event: ResponseOf<E>) => boolean;
};

/**
 * Makes a call that is answered by server-sent events, through the one axios instance: tokens, 401 and errors
 * are as for any other call, in the middle of the answer too. Resolves at its end. Throws axios's error for a
 * refused call, a lost connection or an `error` event, `UnreadableAnswerError` for anything that is no such
 * stream (R18), and is cancelled where another session has begun (R17).
 */
export async function stream<E extends StreamEndpoint>(
  endpoint: E,
  { body, language, signal, onOpen, onEvent }: StreamOptions<E>,
): Promise<void> {
  if (isOvertaken()) throw new StaleSessionError();
  const epoch = sessionEpoch();
  const check = (raw: unknown): ResponseOf<E> => {
    if (epoch !== sessionEpoch()) throw new StaleSessionError();
    const parsed = v.safeParse(endpoint.response, raw);
    if (parsed.success) return parsed.output;
    throw new UnreadableAnswerError(`${endpoint.method} ${endpoint.path}: another event`);
  };
  const adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const { readEvents } = await loadReader().catch(() => {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    });
    return readEvents(config, { onOpen, onEvent: (raw) => onEvent(check(raw)) });
  };
  await http.request({
    method: endpoint.method,
    url: endpoint.path,
    audience: endpoint.audience,
    sentBy: { epoch, token: bearerToken() },
    data: body,
    headers: { 'Accept-Language': language, Accept: 'text/event-stream' },
    responseType: 'stream',
    signal,
    adapter,
    inlineError: true,
  });
}
