import axios, { AxiosError, AxiosHeaders, isCancel, type InternalAxiosRequestConfig } from 'axios';
import { stripBidiControls } from '@/lib/bidi-controls';
import { clientSettings, publicTokenFor, reportFailure, type SentCall } from './client';
import { StaleSessionError, toApiError, InvalidResponseError, type ApiError } from './errors';
import { currentSession, bearerToken, sessionEpoch } from './session';
import { isTimeout } from './slow-calls';

declare module 'axios' {
  interface AxiosRequestConfig extends SentCall {
    /** This is the second try (R16). */
    retried?: boolean;
  }
}

/**
 * The only axios instance (R12), in a chunk of its own that no first page waits for. Resources use `call`, which loads
 * it.
 */
export const http = axios.create({
  responseType: 'json',
  parseReviver: stripBidiControls,
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
});

/** Whether a request goes to the API's origin, so that it may have the tokens (R13). */
function isApiRequest(config: InternalAxiosRequestConfig): boolean {
  // A call with a base URL of its own is not a call to the API.
  const api = new URL(clientSettings().baseUrl || '/', window.location.origin);
  const target = new URL(http.getUri(config), window.location.origin);
  return target.origin === api.origin;
}

http.interceptors.request.use(async (config) => {
  const { baseUrl, timeoutMs, language } = clientSettings();
  config.baseURL ??= baseUrl;
  // A stream has no timeout: its length is not known.
  if (config.responseType !== 'stream') config.timeout ||= timeoutMs ?? 0;
  const { epoch, token } = (config.sentBy ??= currentSession());
  if (config.prefetched) config.adapter = settlePrefetched;
  if (!config.headers.has('Accept-Language')) config.headers.set('Accept-Language', language());
  if (!isApiRequest(config)) return config;
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  const session = await publicTokenFor(config);
  // A logout is sent although the session has ended.
  if (session === null) return config;
  if (epoch !== sessionEpoch()) throw new StaleSessionError();
  config.headers.set('X-auth-token', session);
  return config;
});

/** Settles with the boot script's response, like axios's own adapters. */
async function settlePrefetched(config: InternalAxiosRequestConfig) {
  const { status, text } = config.prefetched ?? { status: 0, text: '' };
  if (status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const response = { data: text, status, statusText: '', headers: new AxiosHeaders(), config };
  if (status < 300) return response;
  const message = `Request failed with status code ${status}`;
  throw new AxiosError(message, undefined, config, null, response);
}

function normalizeError(error: AxiosError): ApiError {
  if (isCancel(error)) return toApiError(new AxiosError('timeout', 'ETIMEDOUT'));
  const isUnparsed = error.response && error.response.status < 300;
  return isUnparsed ? new InvalidResponseError(error.message) : toApiError(error);
}

/** Repeats a failed GET if its session is still the same (R16, R17). */
async function retry(config: InternalAxiosRequestConfig) {
  await new Promise((resolve) => setTimeout(resolve, clientSettings().retryDelayMs));
  if (config.sentBy?.epoch !== sessionEpoch()) throw new StaleSessionError();
  const { prefetched: _, ...again } = config;
  return http.request({ ...again, adapter: http.defaults.adapter ?? [], retried: true });
}

http.interceptors.response.use(
  (response) => {
    if (response.config.sentBy?.epoch !== sessionEpoch()) throw new StaleSessionError();
    return response;
  },
  (error: unknown) => {
    // The app's own errors have already been reported: by the session request, or by the second try.
    if (!(error instanceof AxiosError) || !error.config) throw error;
    const { config, response } = error;
    const { sentBy } = config;
    if (sentBy && (sentBy.epoch !== sessionEpoch() || sentBy.token !== bearerToken())) {
      throw new StaleSessionError();
    }
    if (isCancel(error) && !isTimeout(config.signal)) throw error;
    const failure = normalizeError(error);
    if (failure.retryable && config.method === 'get' && !config.retried) return retry(config);
    if (response?.status === 401) clientSettings().onUnauthorized(failure);
    reportFailure(failure, config.inlineError);
    throw failure;
  },
);
