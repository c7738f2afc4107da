import { http, type HttpHandler } from 'msw';
import type { Endpoint } from '@/api/http/endpoint';
import { setLastCaller } from './last-caller';
import type { EndpointName } from './endpoint-map';
import { eventStream } from './event-stream';
import { faultResponse } from './fault-answer';
import { sentinelFault } from './fault-sentinel';
import { isStreamFault, takeFault, type StreamFault } from './faults';
import type { Language } from '@/mocks/catalogue/text';
import { languageOf } from './language';
import { latency, pause } from './latency';
import { messages } from './messages';
import { Refusal, refusalBody } from './refusal';
import type { Route } from './route';
import { accountOf, isPublicSession } from '@/mocks/data/sessions';
import type { StoredAccount } from '@/mocks/data/tables';
import { parseJson, validated } from './validate';

function bearerOf(request: Request): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
}

/** Calls that may carry an expired token. */
const guestCalls: ReadonlySet<EndpointName> = new Set([
  'login',
  'logout',
  'signup',
  'forgotPassword',
  'resetPassword',
]);

/**
 * The caller of `route`. Throws 401 for an invalid bearer token, even where none is needed (except on guest
 * calls), and on journey calls for an invalid `X-auth-token` (R12).
 */
async function callerOf(
  route: Route,
  name: EndpointName,
  request: Request,
): Promise<StoredAccount | null> {
  const bearer = bearerOf(request);
  const student = bearer === null ? null : await accountOf(bearer);
  if (!student && !guestCalls.has(name) && (bearer !== null || route.access === 'student')) {
    throw new Refusal(401, messages.signedOut);
  }
  const { audience } = route.endpoint;
  if (audience === 'journey' || (audience === 'anyone' && !student)) {
    const publicToken = request.headers.get('X-auth-token') ?? '';
    if (!(await isPublicSession(publicToken))) throw new Refusal(401, messages.visitEnded);
  }
  return student;
}

function jsonResponse(status: number, body: unknown, language: Language): Response {
  return Response.json(body ?? null, {
    status,
    headers: {
      'Content-Language': language,
      'Cache-Control': 'no-store',
      Vary: 'Accept-Language, Authorization, X-auth-token',
    },
  });
}

type Params = Readonly<Record<string, string>>;

type Call = { request: Request; text: string; params: Params; fault: StreamFault | null };

async function ordinaryResponse(
  name: EndpointName,
  route: Route,
  { request, text, params, fault }: Call,
): Promise<Response> {
  const language = languageOf(request.headers.get('Accept-Language'));
  try {
    const student = await callerOf(route, name, request);
    setLastCaller(name === 'logout' ? null : (student?.id ?? null));
    const wantsBody = route.endpoint.request.type !== 'undefined';
    const body = wantsBody ? validated(route.endpoint.request, parseJson(text)) : undefined;
    const query = new URL(request.url).searchParams;
    const bearer = bearerOf(request);
    const visit = request.headers.get('X-auth-token');
    const answer = await route.resolve({ body, params, query, language, student, bearer, visit });
    if (!route.endpoint.stream) return jsonResponse(200, answer, language);
    // `route` ties streams to async iterables (route.ts).
    return eventStream(answer as AsyncIterable<{ event: string; data: unknown }>, fault, language);
  } catch (error) {
    if (error instanceof Refusal) {
      return jsonResponse(error.status, refusalBody(error, language), language);
    }
    // A real server logs the reason and does not send it.
    console.error(`mock ${name}:`, error);
    return jsonResponse(500, { message: messages.broken[language] }, language);
  }
}

function singleValues(params: Record<string, string | readonly string[] | undefined>): Params {
  const entries = Object.entries(params).map(([key, value]) => [key, String(value ?? '')]);
  return Object.fromEntries(entries);
}

const METHODS = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

/** The path of a call as a pattern of MSW, on any origin and base path. */
export function mswPath({ path }: Endpoint): string {
  return `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/**
 * A route as an MSW handler for the worker, Vitest and the HTTP server: latency, then faults, then the caller, the body and the response.
 */
export function serve(name: EndpointName, route: Route): HttpHandler {
  const { endpoint } = route;
  return METHODS[endpoint.method](mswPath(endpoint), async ({ request, params }) => {
    const text = await request.clone().text();
    await pause(latency());
    const fault = takeFault(name) ?? sentinelFault(new URL(request.url), text);
    const midway = fault && isStreamFault(fault) && endpoint.stream ? fault : null;
    if (fault && fault.kind !== 'slow' && !midway) {
      return faultResponse(fault, languageOf(request.headers.get('Accept-Language')));
    }
    if (fault?.kind === 'slow') await pause(fault.ms);
    const call = { request, text, params: singleValues(params), fault: midway };
    return ordinaryResponse(name, route, call);
  });
}
