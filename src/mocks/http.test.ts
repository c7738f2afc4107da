// @vitest-environment node
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getSession } from '@/api/contract/journey';
import { getUser } from '@/api/contract/user';
import { startHttpMock, type HttpMock } from './http';

let mock: HttpMock;
const post = (path: string, body: unknown) =>
  fetch(`${mock.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  mock = await startHttpMock();
});
beforeEach(() => post('/__reset', null));
afterAll(() => mock.close());

describe('HTTP server', () => {
  it('lets pages of this machine in, and no other', async () => {
    const preflight = (origin: string) =>
      fetch(`${mock.url}${getUser.path}`, { method: 'OPTIONS', headers: { Origin: origin } });
    const local = await preflight('http://localhost:4173');
    expect(local.status).toBe(204);
    expect(local.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4173');
    expect(local.headers.get('Access-Control-Allow-Headers')).toMatch(/X-auth-token/i);
    const foreign = await preflight('https://localhost.example.com');
    expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('records what it is asked', async () => {
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

  it('arms faults, cuts the connection for a network error, and goes on', async () => {
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
    'refuses %o as a fault',
    async (fault) => {
      expect((await post('/__faults', fault)).status).toBe(422);
    },
  );

  it('moves the clock, so that a visit runs out', async () => {
    const answer = await fetch(`${mock.url}${getSession.path}`);
    const { token } = v.parse(getSession.response, await answer.json());
    const path = '/api/v2/session-based-journey/school-recommended/class-grades';
    const ask = () => fetch(`${mock.url}${path}`, { headers: { 'X-auth-token': token } });
    expect((await ask()).status).toBe(200);
    await post('/__clock', { advance_ms: 10_800_000 });
    expect((await ask()).status).toBe(401);
  });

  it('has nothing elsewhere', async () => {
    expect((await fetch(`${mock.url}/api/v1/nothing`)).status).toBe(404);
    expect((await fetch(`${mock.url}/nothing`)).status).toBe(404);
  });
});
