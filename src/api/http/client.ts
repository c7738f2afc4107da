import type { AxiosRequestConfig } from 'axios';
import { getSession } from '@/api/journey/contract';
import type { Audience, BodyOption, Endpoint, ParamsOption, ResponseOf } from './endpoint';
import { ApiError, isCancelled, LeftOutError, StaleSessionError, toApiError } from './errors';
import { isLeftOut } from './left-out-calls';
import { parseResponse } from './parse-response';
import {
  dataOfPrefetched,
  hasPrefetched,
  takePrefetched,
  type PrefetchedResponse,
} from './prefetched-requests';
import {
  currentSession,
  publicToken,
  sessionEpoch,
  storePublicToken,
  type CallSession,
} from './session';
import { watchCall } from './slow-calls';

/** What the client knows of a call, besides the request itself. */
export type SentCall = {
  /** Decides whether the public session token is sent (R12). */
  audience?: Audience;
  /** The session that made the call (R17). */
  sentBy?: CallSession;
  inlineError?: InlineError;
  /** What the boot script's request ended with, in place of a first try. */
  prefetched?: PrefetchedResponse;
};

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

export function clientSettings(): Readonly<Settings> {
  return settings;
}

/** Whether the caller shows a failure itself (R15). */
export type InlineError = boolean | ((error: ApiError) => boolean);

/** Changes some settings. The app decides what a failure and a 401 do (R31). */
export function configureClient(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes };
}

/** Reports a failure, unless the caller shows it, the call was cancelled, or a 401 ends the session (R15, R17). */
export function reportFailure(error: unknown, inlineError: InlineError = false): void {
  if (isCancelled(error)) return;
  const failure = toApiError(error);
  if (failure.status === 401) return;
  const inline = typeof inlineError === 'function' ? inlineError(failure) : inlineError;
  if (!inline) settings.onError(failure);
}

const loadTransport = () => import('./transport');

/** Loads axios in advance, after the first paint. A failure is reported by the call that needs it. */
export function preloadTransport(): void {
  void loadTransport().catch(() => undefined);
}

/** Sends a request through the axios instance. Throws `ApiError` if its code cannot be loaded. */
export async function sendRequest(config: AxiosRequestConfig) {
  const { http } = await loadTransport().catch((): never => {
    const failure = new ApiError('Network Error', { kind: 'network' });
    reportFailure(failure, config.inlineError);
    throw failure;
  });
  return http.request<unknown>(config);
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

/** The public token that a call has to carry; `null` for none. Reports a failed session request. */
export async function publicTokenFor({ audience, sentBy, inlineError }: SentCall) {
  const isNeeded = audience === 'journey' || (audience === 'anyone' && !sentBy?.token);
  if (!isNeeded) return null;
  return ensurePublicToken().catch((error: unknown): never => {
    if (sentBy?.epoch !== sessionEpoch()) throw new StaleSessionError();
    reportFailure(error, inlineError);
    throw error;
  });
}

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

type Sending = SentCall & {
  method: Endpoint['method'];
  /** Path on the API. */
  url: string;
  params: Record<string, string | number | null | undefined>;
  data: unknown;
  language: string;
  signal: AbortSignal;
};

/** The boot script's response to a visitor's call; `null` if it has none. */
async function prefetchedResponse({ url, params, data, language, signal, ...sent }: Sending) {
  if (sent.sentBy?.token || !hasPrefetched()) return null;
  const session = await publicTokenFor(sent);
  const address = new URL(settings.baseUrl + url, window.location.origin);
  for (const [name, value] of Object.entries(params)) {
    // Like axios.
    if (value !== null && value !== undefined) address.searchParams.set(name, String(value));
  }
  const body = sent.method === 'GET' ? undefined : JSON.stringify(data);
  const found = await takePrefetched({ url: address.href, body, language, session }, signal);
  if (sent.sentBy?.epoch !== sessionEpoch()) throw new StaleSessionError();
  return found;
}

/**
 * Returns the parsed response. Throws `ApiError` for a failed call or an invalid response, and reports it (R15, R18); for a
 * call that the API of this build lacks, at once and without a report, because the page leaves it out.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<ResponseOf<E>> {
  if (isLeftOut(endpoint)) throw new LeftOutError();
  const { params = {}, query = {}, body, signal, inlineError }: AnyOptions = options;
  // Read now: the request is sent a moment later, when a logout may have ended the session. Before the watch: it may throw.
  const sentBy = currentSession();
  const watch = signal ? { signal, settled: () => {} } : watchCall(settings.slowAfterMs);
  const request: Sending = {
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    params: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')),
    data: body,
    audience: endpoint.audience,
    sentBy,
    language: options.language ?? settings.language(),
    signal: watch.signal,
    ...(inlineError === undefined ? {} : { inlineError }),
  };
  const load = async () => {
    const prefetched = await prefetchedResponse(request);
    const used = prefetched && dataOfPrefetched(prefetched);
    if (used) return used.data;
    const { language, ...config } = request;
    const headers = { 'Accept-Language': language };
    // A failed one fails like any other.
    return (await sendRequest({ ...config, headers, ...(prefetched && { prefetched }) })).data;
  };
  const response = await load().finally(watch.settled);
  try {
    return parseResponse(endpoint, response);
  } catch (failure) {
    reportFailure(failure, inlineError);
    throw failure;
  }
}
