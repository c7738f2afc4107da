import axios, { AxiosError, isCancel, type InternalAxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { stripBidiControls } from '@/lib/bidi-controls';
import type { Audience, BodyOption, Endpoint, ParamsOption, ResponseOf } from './endpoint';
import { getSession } from '@/api/journey/contract';
import { adoptPrefetched } from './prefetched-requests';
import {
  isCancelled,
  StaleSessionError,
  toApiError,
  UnreadableAnswerError,
  type ApiError,
} from './errors';
import { isTimeUp, writeLimit } from './time-limit';
import { bearerToken, isOvertaken, publicToken, sessionEpoch, storePublicToken } from './session';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Whether the public session token goes along (R12). */
    audience?: Audience;
    /** Who was signed in when the call left (R17). */
    sentBy?: { epoch: number; token: string | null };
    inlineError?: InlineError;
    /** The call is made for the second time (R16). */
    retried?: boolean;
  }
}

type Settings = {
  /** Origin and base path of the API; empty is the page's own origin. */
  baseUrl: string;
  /** Milliseconds; `undefined` is axios's own default, none (R13). */
  timeoutMs: number | undefined;
  /** BCP 47 tag of the page's language, for the calls that name none (R3). */
  language: () => string;
  /** Called for a 401 that belongs to the present session; once per session (R17). */
  onUnauthorized: (error: ApiError) => void;
  /** Called once for each failed call that is not shown in place (R15). */
  onError: (error: ApiError) => void;
  /** Milliseconds before a GET is made again (R16). */
  retryDelayMs: number;
};

let settings: Settings = {
  baseUrl: '',
  timeoutMs: undefined,
  language: () => '',
  onUnauthorized: () => {},
  onError: () => {},
  retryDelayMs: 400,
};

/** Whether the place that made the call shows this failure itself (R15). */
export type InlineError = boolean | ((error: ApiError) => boolean);

/** The one axios instance (R12). Resources use `call`; nothing else makes a request. */
export const http = axios.create({
  responseType: 'json',
  parseReviver: stripBidiControls,
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
});

/** Changes settings of the client; what a failure and a 401 do is decided by the caller (R31). */
export function configureClient(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes };
  http.defaults.baseURL = settings.baseUrl;
  http.defaults.timeout = settings.timeoutMs ?? 0;
}

/**
 * Reports a failure to the app, unless the place that asked shows it. Cancelled and stale calls are not
 * reported, and a 401 ends the session instead (R15, R17).
 */
export function reportFailure(error: unknown, inlineError: InlineError = false): void {
  if (isCancelled(error)) return;
  const failure = toApiError(error);
  if (failure.status === 401) return;
  const inline = typeof inlineError === 'function' ? inlineError(failure) : inlineError;
  if (!inline) settings.onError(failure);
}

/** Whether a request, wherever its URL came from, ends at the API's origin (R13). */
function goesToApi(config: InternalAxiosRequestConfig): boolean {
  // The configured base and no other: a call that brings its own is a call to somewhere else.
  const api = new URL(http.defaults.baseURL || '/', window.location.origin);
  const target = new URL(http.getUri(config), window.location.origin);
  return target.origin === api.origin;
}

/** One that hangs is waited for no longer than this by who asks then, in milliseconds. */
const SESSION_MS = 5000;

let pendingSession: { epoch: number; at: number; token: Promise<string> } | null = null;

/** The public token, fetched once however many callers ask at the same time (R12). */
function ensurePublicToken(): Promise<string> {
  const stored = publicToken();
  if (stored) return Promise.resolve(stored);
  const epoch = sessionEpoch();
  const at = Date.now();
  if (pendingSession?.epoch === epoch && at - pendingSession.at < SESSION_MS) {
    return pendingSession.token;
  }
  // Everybody waits for this one: where it hangs, the next who asks has to get another.
  const token = call(getSession, { signal: writeLimit(), inlineError: true })
    .then((session) => {
      if (epoch === sessionEpoch()) storePublicToken(session.token);
      return session.token;
    })
    .finally(() => {
      if (pendingSession?.token === token) pendingSession = null;
    });
  pendingSession = { epoch, at, token };
  return token;
}

/** Throws `StaleSessionError` where that is not whose page this is any more. */
function caller(): { epoch: number; token: string | null } {
  if (isOvertaken()) throw new StaleSessionError();
  return { epoch: sessionEpoch(), token: bearerToken() };
}

http.interceptors.request.use(async (config) => {
  const { epoch, token } = (config.sentBy ??= caller());
  if (!config.headers.has('Accept-Language')) {
    config.headers.set('Accept-Language', settings.language());
  }
  if (!goesToApi(config)) return config;
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  if (config.audience === 'journey') {
    const session = await ensurePublicToken().catch((error: unknown) => {
      if (epoch !== sessionEpoch()) throw new StaleSessionError();
      reportFailure(error, config.inlineError);
      throw error;
    });
    if (epoch !== sessionEpoch()) throw new StaleSessionError();
    config.headers.set('X-auth-token', session);
  }
  adoptPrefetched(config, new URL(http.getUri(config), window.location.origin).href);
  return config;
});

function apiErrorOf(error: AxiosError): ApiError {
  if (isCancel(error)) return toApiError(new AxiosError('timeout', 'ETIMEDOUT'));
  // A success whose body could not be parsed.
  if (error.response && error.response.status < 300)
    return new UnreadableAnswerError(error.message);
  return toApiError(error);
}

/** Makes a failed GET once more; its session must still be the same then (R16, R17). */
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
    // Our own errors have been reported already: by the session call, or by the first of two tries.
    if (!(error instanceof AxiosError) || !error.config) throw error;
    const { config, response } = error;
    const { sentBy } = config;
    if (sentBy && (sentBy.epoch !== sessionEpoch() || sentBy.token !== bearerToken())) {
      throw new StaleSessionError();
    }
    if (isCancel(error) && !isTimeUp(config.signal)) throw error;
    const failure = apiErrorOf(error);
    if (failure.retryable && config.method === 'get' && !config.retried) return retry(config);
    if (response?.status === 401) settings.onUnauthorized(failure);
    reportFailure(failure, config.inlineError);
    throw failure;
  },
);

type Params = Record<string, string | number>;

type CommonOptions = {
  /** Query; what is `null`, `undefined` or empty is left out. */
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

function fill(path: string, params: Params): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * Makes a call of the contract and returns what its schema makes of the answer. Throws `ApiError` for a failed
 * call or an answer of another shape (R18), after it has been reported (R15).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<ResponseOf<E>> {
  const { params = {}, query = {}, body, language, signal, inlineError }: AnyOptions = options;
  // What is `null` or `undefined` is left out by axios.
  const sent = Object.entries(query).filter(([, value]) => value !== '');
  const response = await http.request<unknown>({
    method: endpoint.method,
    url: fill(endpoint.path, params),
    params: Object.fromEntries(sent),
    audience: endpoint.audience,
    // Read now: the request leaves a moment later, when a logout may have ended the session.
    sentBy: caller(),
    data: body,
    ...(language === undefined ? {} : { headers: { 'Accept-Language': language } }),
    ...(signal ? { signal } : {}),
    ...(inlineError === undefined ? {} : { inlineError }),
  });
  const parsed = v.safeParse(endpoint.response, response.data);
  if (!parsed.success) {
    const failure = new UnreadableAnswerError(`${endpoint.method} ${endpoint.path}: another shape`);
    reportFailure(failure, inlineError);
    throw failure;
  }
  return parsed.output;
}
