import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { login } from '@/api/auth/contract';
import type { Endpoint, ResponseOf } from '@/api/http/endpoint';
import { getSession } from '@/api/journey/contract';
import { plainCatalogue } from '../../tools/example/plain-catalogue';
import { listen } from '../../tools/local-servers.mjs';
import { createApi } from './server.mjs';
import { openStore } from './store.mjs';

export const ORIGIN = 'https://saola.test';

/** What a call sends besides its method and path; `visit` is the `X-auth-token`. */
export type Sent = {
  query?: Record<string, string>;
  body?: unknown;
  bearer?: string;
  visit?: string;
  language?: string;
  headers?: Record<string, string>;
};

/** The server on a free port, with a database of its own and a clock that a test may move. */
export async function startTestServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-example-'));
  const file = path.join(folder, 'api.sqlite');
  const clock = { now: new Date('2026-11-25T05:00:00Z') };
  const store = await openStore(file, plainCatalogue);
  const server = createApi({ store, origins: [ORIGIN], now: () => clock.now });
  const { url, stop } = await listen(server);

  const send = ({ method, path: to }: Pick<Endpoint, 'method' | 'path'>, sent: Sent = {}) => {
    const headers = new Headers({ 'Content-Type': 'application/json', ...sent.headers });
    if (sent.bearer !== undefined) headers.set('Authorization', `Bearer ${sent.bearer}`);
    if (sent.visit !== undefined) headers.set('X-auth-token', sent.visit);
    if (sent.language !== undefined) headers.set('Accept-Language', sent.language);
    const body = typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body);
    const init = { method, headers, ...(sent.body !== undefined && { body }) };
    return fetch(`${url}${to}?${new URLSearchParams(sent.query)}`, init);
  };
  /** The answer of a call that must succeed, as the app reads it. */
  const call = async <E extends Endpoint>(endpoint: E, sent: Sent = {}): Promise<ResponseOf<E>> => {
    const response = await send(endpoint, sent);
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${endpoint.path}: ${JSON.stringify(body)}`);
    return v.parse(endpoint.response, body);
  };
  return {
    url,
    file,
    clock,
    store,
    send,
    call,
    visit: async () => (await call(getSession)).token,
    logIn: async (email: string) =>
      (await call(login, { body: { email, password: 'saola-demo' } })).token,
    stop: async () => {
      await stop();
      store.db.close();
      rmSync(folder, { recursive: true });
    },
  };
}
