import * as v from 'valibot';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { login } from '@/api/auth/contract';
import type { Endpoint, ResponseOf } from '@/api/http/endpoint';
import { getSession } from '@/api/journey/contract';
import { resetMock } from '@/mocks/server/control';
import { server } from './node';

/** Options of one call in a test; `visit` is the `X-auth-token`. */
export type CallOptions = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  bearer?: string;
  visit?: string;
  language?: string;
};

const ORIGIN = 'http://api.test';

/** Runs the mock API around the tests of a file and resets it before each one. */
export function withMock(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(resetMock);
  afterAll(() => server.close());
}

/** Makes a call with `fetch` and returns the response. */
export function send(endpoint: Endpoint, options: CallOptions = {}): Promise<Response> {
  const { params = {}, query = {}, body, bearer, visit, language } = options;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`);
  if (visit !== undefined) headers.set('X-auth-token', visit);
  if (language !== undefined) headers.set('Accept-Language', language);
  const init: RequestInit = { method: endpoint.method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  return fetch(`${ORIGIN}${path}?${new URLSearchParams(query)}`, init);
}

/** Makes a call that must succeed and whose response must match the contract's schema (R18). */
export async function callMock<E extends Endpoint>(
  endpoint: E,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  const response = await send(endpoint, options);
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${endpoint.path}: ${response.status} ${JSON.stringify(body)}`);
  return v.parse(endpoint.response, body);
}

/** Status and body of a call that is rejected. */
export async function refused(endpoint: Endpoint, options: CallOptions = {}) {
  const response = await send(endpoint, options);
  const body: unknown = await response.json();
  return { status: response.status, body };
}

export async function newVisit(): Promise<string> {
  return (await callMock(getSession)).token;
}

/** A bearer token of a sample student: `linh.tran` or `minh`. */
export async function signInAs(who: 'linh.tran' | 'minh'): Promise<string> {
  const body = { email: `${who}@example.com`, password: 'saola-demo' };
  return (await callMock(login, { body })).token;
}
