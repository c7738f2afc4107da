// @vitest-environment node
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login } from '@/api/auth/contract';
import { getBookmarks } from '@/api/bookmark/contract';
import { getEssay } from '@/api/essay/contract';
import { getSession } from '@/api/journey/contract';
import { getMessages, postMessage } from '@/api/sophie/contract';
import { getUser } from '@/api/user/contract';
import { startHttpMock, type HttpMock } from './http';

let mock: HttpMock;
const post = (path: string, body: unknown) =>
  fetch(`${mock.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The token of a sample student. */
async function signIn(email: string): Promise<string> {
  const response = await post('/api/v1/auth/login', { email, password: 'saola-demo' });
  return v.parse(login.response, await response.json()).token;
}
async function newSession(): Promise<string> {
  const response = await fetch(`${mock.url}${getSession.path}`);
  return v.parse(getSession.response, await response.json()).token;
}

beforeAll(async () => {
  mock = await startHttpMock();
});
beforeEach(() => post('/__reset', null));
afterAll(() => mock.close());

describe('HTTP server', () => {
  it('accepts requests only from pages of this machine', async () => {
    const preflight = (origin: string) =>
      fetch(`${mock.url}${getUser.path}`, { method: 'OPTIONS', headers: { Origin: origin } });
    const local = await preflight('http://localhost:4173');
    expect(local.status).toBe(204);
    expect(local.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4173');
    expect(local.headers.get('Access-Control-Allow-Headers')).toMatch(/X-auth-token/i);
    const foreign = await preflight('https://localhost.example.com');
    expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('records requests', async () => {
    const answer = await fetch(`${mock.url}${getSession.path}`, { headers: { 'X-Probe': '1' } });
    v.parse(getSession.response, await answer.json());
    await post('/api/v1/auth/login', { email: 'a', password: 'b' });
    const read = async (): Promise<unknown> => (await fetch(`${mock.url}/__requests`)).json();
    expect(await read()).toMatchObject([
      {
        method: 'GET',
        url: `${mock.url}${getSession.path}`,
        headers: { 'x-probe': '1' },
        body: null,
      },
      { method: 'POST', body: { email: 'a', password: 'b' } },
    ]);
    await fetch(`${mock.url}/__requests`, { method: 'DELETE' });
    expect(await read()).toEqual([]);
  });

  it('arms faults, cuts the connection for a network error, and keeps running', async () => {
    await post('/__faults', [
      { match: 'getSession', kind: 'network', times: 1 },
      { match: 'getSession', kind: 'status', status: 503, times: 1 },
    ]);
    const ask = () => fetch(`${mock.url}${getSession.path}`);
    await expect(ask()).rejects.toThrow(TypeError);
    expect((await ask()).status).toBe(503);
    expect((await ask()).status).toBe(200);
  });

  it.each([{ match: 'getNothing', kind: 'hang' }, { match: '*', kind: 'bang' }, null])(
    'rejects %o as a fault',
    async (fault) => {
      expect((await post('/__faults', fault)).status).toBe(422);
    },
  );

  it('moves the clock, so that a public session expires', async () => {
    const token = await newSession();
    const path = '/api/v2/session-based-journey/school-recommended/class-grades';
    const ask = () => fetch(`${mock.url}${path}`, { headers: { 'X-auth-token': token } });
    expect((await ask()).status).toBe(200);
    await post('/__clock', { advance_ms: 10_800_000 });
    expect((await ask()).status).toBe(401);
  });

  it('changes an essay as another device would, and fills a list', async () => {
    const headers = { Authorization: `Bearer ${await signIn('linh.tran@example.com')}` };
    const essay = async (id: string) => {
      const answer = await fetch(`${mock.url}/api/v1/student/essays/${id}`, { headers });
      return v.parse(getEssay.response, await answer.json());
    };
    expect((await post('/__essay-elsewhere', {})).status).toBe(200);
    const newest = await essay('e1');
    expect(newest.content).toMatch(/Written on another device \(7\)\.$/);
    expect(newest.version).toBe(7);
    await post('/__essay-elsewhere', { id: 'e3', content: 'Other' });
    expect(await essay('e3')).toMatchObject({ content: 'Other', version: 3 });
    const filled = await post('/__fill-bookmarks', { email: 'linh.tran@example.com', count: 500 });
    expect(await filled.json()).toEqual({ added: 500 });
    const list = await fetch(`${mock.url}/api/v1/bookmark/program?page=11`, { headers });
    const { data, pagination } = v.parse(getBookmarks.response, await list.json());
    expect(pagination).toMatchObject({ total: 509, last_page: 11 });
    expect(data).toHaveLength(9);
  });

  it.each([
    ['/__essay-elsewhere', { id: 'nothing' }],
    ['/__essay-elsewhere', { email: 'minh@example.com' }],
    ['/__essay-elsewhere', { id: 1 }],
    ['/__fill-bookmarks', { email: 'nobody@example.com', count: 1 }],
    ['/__fill-bookmarks', { email: 'minh@example.com', count: 1.5 }],
  ])('rejects %s with %o', async (path, body) => {
    expect((await post(path, body)).status).toBe(422);
  });

  it('reads the body of a DELETE', async () => {
    const token = await signIn('minh@example.com');
    const remove = (password: string) =>
      fetch(`${mock.url}/api/v1/user`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ password }),
      });
    expect((await remove('wrong')).status).toBe(422);
    expect((await remove('saola-demo')).status).toBe(200);
  });

  describe('a stream', () => {
    const ask = async (signal?: AbortSignal) => {
      const headers = { 'X-auth-token': await newSession(), 'Content-Type': 'application/json' };
      const body = { client_id: 'c', text: 'Hello', sees: { answers: true, saved: true } };
      const response = await fetch(`${mock.url}${postMessage.path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
      const talk = async () => {
        const answer = await fetch(`${mock.url}${getMessages.path}`, { headers });
        return v.parse(getMessages.response, await answer.json());
      };
      return { response, talk };
    };

    it('arrives in chunks, and stops when its reader has left', async () => {
      await post('/__pace', { ms: 10 });
      const stop = new AbortController();
      const { response, talk } = await ask(stop.signal);
      const reader = response.body?.getReader();
      const first = await reader?.read();
      expect(new TextDecoder().decode(first?.value)).toBe(
        'event: delta\ndata: {"text":"Hello,"}\n\n',
      );
      stop.abort();
      await expect.poll(async () => (await talk())[1]?.state).toBe('stopped');
    });

    it('breaks with its connection', async () => {
      await post('/__faults', { match: 'postMessage', kind: 'cut', after: 3, times: 1 });
      const { response, talk } = await ask();
      await expect(response.text()).rejects.toThrow(TypeError);
      expect((await talk())[1]).toMatchObject({ state: 'failed', text: 'Hello, I’m Sophie.' });
    });

    it('has 500 messages after a fill', async () => {
      const email = 'minh@example.com';
      const token = await signIn(email);
      expect((await post('/__fill-talk', { email, count: 500 })).status).toBe(200);
      const talk = await fetch(`${mock.url}${getMessages.path}`, {
        headers: { 'X-auth-token': await newSession(), Authorization: `Bearer ${token}` },
      });
      expect(v.parse(getMessages.response, await talk.json())).toHaveLength(500);
    });
  });

  it('returns 404 for an unknown path', async () => {
    expect((await fetch(`${mock.url}/api/v1/nothing`)).status).toBe(404);
    expect((await fetch(`${mock.url}/nothing`)).status).toBe(404);
  });
});
