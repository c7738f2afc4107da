import axios, { AxiosError, isAxiosError, type InternalAxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { stripBidiControls } from '@/lib/bidi-controls';
import type { Audience, BodyOption, Endpoint, ParamsOption, ResponseOf } from './endpoint';
import { getSession } from '@/api/journey/contract';
import { adoptPrefetched } from './prefetched-requests';
import { StaleSessionError, UnreadableAnswerError } from './errors';
import { inTime } from './with-timeout';
import { bearerToken, isOvertaken, publicToken, sessionEpoch, storePublicToken } from './session';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Whether the public session token goes along (R12). */
    audience?: Audience;
    /** Who was signed in when the call left (R17). */
    sentBy?: { epoch: number; token: string | null };
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
  onUnauthorized: (error: AxiosError) => void;
};

let onUnauthorized: Settings['onUnauthorized'] = () => {};
let pageLanguage: Settings['language'] = () => '';

/** The one axios instance (R12). Resources use `call`; nothing else makes a request. */
export const http = axios.create({
  responseType: 'json',
  parseReviver: stripBidiControls,
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
});

/** Hands the client its settings; what a 401 does is decided by the caller (R31). */
export function configureClient(settings: Settings): void {
  http.defaults.baseURL = settings.baseUrl;
  http.defaults.timeout = settings.timeoutMs ?? 0;
  onUnauthorized = settings.onUnauthorized;
  pageLanguage = settings.language;
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
  const token = inTime((signal) => call(getSession, { signal }))
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
  if (!config.headers.has('Accept-Language')) config.headers.set('Accept-Language', pageLanguage());
  if (!goesToApi(config)) return config;
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  if (config.audience === 'journey') {
    const session = await ensurePublicToken();
    if (epoch !== sessionEpoch()) throw new StaleSessionError();
    config.headers.set('X-auth-token', session);
  }
  adoptPrefetched(config, new URL(http.getUri(config), window.location.origin).href);
  return config;
});

http.interceptors.response.use(
  (response) => {
    if (response.config.sentBy?.epoch !== sessionEpoch()) throw new StaleSessionError();
    return response;
  },
  (error: unknown) => {
    const sentBy = isAxiosError(error) ? error.config?.sentBy : undefined;
    if (sentBy && (sentBy.epoch !== sessionEpoch() || sentBy.token !== bearerToken())) {
      throw new StaleSessionError();
    }
    if (!(error instanceof AxiosError) || !error.response) throw error;
    const { status } = error.response;
    if (status === 401) onUnauthorized(error);
    // A success whose body could not be parsed.
    if (status < 300) throw new UnreadableAnswerError(error.message);
    throw error;
  },
);

type Params = Record<string, string | number>;

type CommonOptions = {
  /** Query; what is `null`, `undefined` or empty is left out. */
  query?: Record<string, string | number | null | undefined>;
  /** BCP 47 tag for `Accept-Language` (R3). */
  language?: string;
  signal?: AbortSignal;
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
 * Makes a call of the contract and gives back what its schema makes of the answer. Throws axios's error
 * for a failed call and `UnreadableAnswerError` for an answer of another shape (R18).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<ResponseOf<E>> {
  const { params = {}, query = {}, body, language, signal }: AnyOptions = options;
  // What is `null` or `undefined` is left out by axios.
  const sent = Object.entries(query).filter(([, value]) => value !== '');
  const response = await http.request<unknown>({
    method: endpoint.method,
    url: fill(endpoint.path, params),
    params: Object.fromEntries(sent),
    audience: endpoint.audience,
    // Whoever makes the call now: it leaves a moment later, when a logout may have ended the session.
    sentBy: caller(),
    data: body,
    ...(language === undefined ? {} : { headers: { 'Accept-Language': language } }),
    ...(signal ? { signal } : {}),
  });
  const parsed = v.safeParse(endpoint.response, response.data);
  if (!parsed.success) {
    throw new UnreadableAnswerError(`${endpoint.method} ${endpoint.path}: another shape`);
  }
  return parsed.output;
}
