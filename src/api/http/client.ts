import axios, { AxiosError, isCancel, type InternalAxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { stripBidiControls } from '@/lib/bidi-controls';
import type { Audience, BodyOption, Endpoint, ParamsOption, ResponseOf } from './endpoint';
import { getSession } from '@/api/journey/contract';
import { serveFromPrefetch } from './prefetched-requests';
import {
  isCancelled,
  StaleSessionError,
  toApiError,
  UnreadableAnswerError,
  type ApiError,
} from './errors';
import { isTimeout, watchCall } from './slow-calls';
import {
  bearerToken,
  isSessionReplaced,
  publicToken,
  sessionEpoch,
  storePublicToken,
} from './session';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Decides whether the public session token is sent (R12). */
    audience?: Audience;
    /** The session that made the call (R17). */
    sentBy?: { epoch: number; token: string | null };
    inlineError?: InlineError;
    /** This is the second try (R16). */
    retried?: boolean;
  }
}

type Settings = {
  /** Origin and base path of the API; empty for the page's origin. */
  baseUrl: string;
  /** Milliseconds; `undefined` is axios's default, none (R13). */
  timeoutMs: number | undefined;
  /** The page's language (BCP 47), for calls that name none (R3). */
  language: () => string;
  /** Called for a 401 of the current session; once per session (R17). */
  onUnauthorized: (error: ApiError) => void;
  /** Called once for each failed call that is not shown inline (R15). */
  onError: (error: ApiError) => void;
  /** Milliseconds before the second try of a GET (R16). */
  retryDelayMs: number;
  /** Milliseconds after which a pending call is slow (R13). */
  slowAfterMs: number;
};

let settings: Settings = {
  baseUrl: '',
  timeoutMs: undefined,
  language: () => '',
  onUnauthorized: () => {},
  onError: () => {},
  retryDelayMs: 400,
  slowAfterMs: 20_000,
};

/** Whether the caller shows a failure itself (R15). */
export type InlineError = boolean | ((error: ApiError) => boolean);

/** The only axios instance (R12). Resources use `call`. */
export const http = axios.create({
  responseType: 'json',
  parseReviver: stripBidiControls,
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
});

/** Changes some settings. The app decides what a failure and a 401 do (R31). */
export function configureClient(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes };
  http.defaults.baseURL = settings.baseUrl;
  http.defaults.timeout = settings.timeoutMs ?? 0;
}

/** Reports a failure, unless the caller shows it, the call was cancelled, or a 401 ends the session (R15, R17). */
export function reportFailure(error: unknown, inlineError: InlineError = false): void {
  if (isCancelled(error)) return;
  const failure = toApiError(error);
  if (failure.status === 401) return;
  const inline = typeof inlineError === 'function' ? inlineError(failure) : inlineError;
  if (!inline) settings.onError(failure);
}

/** Whether a request goes to the API's origin, so that it may have the tokens (R13). */
function isApiRequest(config: InternalAxiosRequestConfig): boolean {
  // A call with a base URL of its own is not a call to the API.
  const api = new URL(http.defaults.baseURL || '/', window.location.origin);
  const target = new URL(http.getUri(config), window.location.origin);
  return target.origin === api.origin;
}

/** Later calls do not wait for a session request that is older. */
const SESSION_MS = 5000;

let pendingSession: { epoch: number; startedAt: number; token: Promise<string> } | null = null;

/** The public token; concurrent calls share one request (R12). */
function ensurePublicToken(): Promise<string> {
  const stored = publicToken();
  if (stored) return Promise.resolve(stored);
  const epoch = sessionEpoch();
  const startedAt = Date.now();
  if (pendingSession?.epoch === epoch && startedAt - pendingSession.startedAt < SESSION_MS) {
    return pendingSession.token;
  }
  const token = call(getSession, { inlineError: true })
    .then((session) => {
      if (epoch === sessionEpoch()) storePublicToken(session.token);
      return session.token;
    })
    .finally(() => {
      if (pendingSession?.token === token) pendingSession = null;
    });
  pendingSession = { epoch, startedAt, token };
  return token;
}

/** Throws `StaleSessionError` if another tab has replaced this page's session. */
function currentSession(): { epoch: number; token: string | null } {
  if (isSessionReplaced()) throw new StaleSessionError();
  return { epoch: sessionEpoch(), token: bearerToken() };
}

http.interceptors.request.use(async (config) => {
  const { epoch, token } = (config.sentBy ??= currentSession());
  if (!config.headers.has('Accept-Language')) {
    config.headers.set('Accept-Language', settings.language());
  }
  if (!isApiRequest(config)) return config;
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  if (config.audience === 'journey' || (config.audience === 'anyone' && !token)) {
    const session = await ensurePublicToken().catch((error: unknown) => {
      if (epoch !== sessionEpoch()) throw new StaleSessionError();
      reportFailure(error, config.inlineError);
      throw error;
    });
    if (epoch !== sessionEpoch()) throw new StaleSessionError();
    config.headers.set('X-auth-token', session);
  }
  serveFromPrefetch(config, new URL(http.getUri(config), window.location.origin).href);
  return config;
});

function normalizeError(error: AxiosError): ApiError {
  if (isCancel(error)) return toApiError(new AxiosError('timeout', 'ETIMEDOUT'));
  const isUnparsed = error.response && error.response.status < 300;
  return isUnparsed ? new UnreadableAnswerError(error.message) : toApiError(error);
}

/** Repeats a failed GET if its session is still the same (R16, R17). */
async function retry(config: InternalAxiosRequestConfig) {
  await new Promise((resolve) => setTimeout(resolve, settings.retryDelayMs));
  if (config.sentBy?.epoch !== sessionEpoch()) throw new StaleSessionError();
  const { adapter = [] } = http.defaults;
  return http.request({ ...config, adapter, retried: true });
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
    if (response?.status === 401) settings.onUnauthorized(failure);
    reportFailure(failure, config.inlineError);
    throw failure;
  },
);

type Params = Record<string, string | number>;

type CommonOptions = {
  /** Empty, `null` and `undefined` values are left out. */
  query?: Record<string, string | number | null | undefined>;
  /** BCP 47 tag for `Accept-Language` (R3). */
  language?: string;
  signal?: AbortSignal;
  inlineError?: InlineError;
};

/** Options of one call: `params` if its path has placeholders, `body` if it sends one. */
export type CallOptions<E extends Endpoint> = CommonOptions &
  ParamsOption<E['path']> &
  BodyOption<E>;

type AnyOptions = CommonOptions & { params?: Params; body?: unknown };

function fillPath(path: string, params: Params): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Returns the parsed response. Throws `ApiError` for a failed call or an invalid response, and reports it (R15, R18). */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<ResponseOf<E>> {
  const { params = {}, query = {}, body, language, signal, inlineError }: AnyOptions = options;
  // Axios leaves out `null` and `undefined`.
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  const watch = signal ? { signal, settled: () => {} } : watchCall(settings.slowAfterMs);
  const request = http.request<unknown>({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    params: Object.fromEntries(filled),
    audience: endpoint.audience,
    // Read now: the request is sent a moment later, when a logout may have ended the session.
    sentBy: currentSession(),
    data: body,
    ...(language === undefined ? {} : { headers: { 'Accept-Language': language } }),
    signal: watch.signal,
    ...(inlineError === undefined ? {} : { inlineError }),
  });
  const response = await request.finally(watch.settled);
  const parsed = v.safeParse(endpoint.response, response.data);
  if (!parsed.success) {
    const failure = new UnreadableAnswerError(
      `${endpoint.method} ${endpoint.path}: invalid response`,
    );
    reportFailure(failure, inlineError);
    throw failure;
  }
  return parsed.output;
}
