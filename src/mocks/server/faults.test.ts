// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { login } from '@/api/auth/contract';
import { finalEngine, preRunEngine } from '@/api/engine/contract';
import { getClassGrades } from '@/api/journey/contract';
import { getUser } from '@/api/user/contract';
import { addFault, listFaults } from './faults';
import { faultInText } from './fault-sentinel';
import { newVisit, send, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

describe('an armed fault', () => {
  it('affects its call, as often as set, and no other', async () => {
    const [bearer, visit] = [await signInAs('minh'), await newVisit()];
    addFault({ match: 'getUser', kind: 'status', status: 503, times: 2 });
    const statuses = [];
    for (let n = 0; n < 3; n += 1) {
      statuses.push((await send(getClassGrades, { visit })).status);
      statuses.push((await send(getUser, { bearer })).status);
    }
    expect(statuses).toEqual([200, 503, 200, 503, 200, 200]);
    expect(listFaults()).toEqual([]);
  });

  it('can affect every call, indefinitely, with its own body', async () => {
    const body = { errors: [{ email: ['Taken', 'x'] }] };
    addFault({ match: '*', kind: 'status', status: 422, body });
    for (const endpoint of [getUser, finalEngine]) {
      const response = await send(endpoint);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual(body);
    }
  });

  it('hangs until the caller aborts', async () => {
    addFault({ match: 'getUser', kind: 'hang' });
    const giveUp = new AbortController();
    const call = fetch(`http://api.test${getUser.path}`, { signal: giveUp.signal });
    giveUp.abort();
    await expect(call).rejects.toThrow(/abort/i);
  });

  it('loses the connection in the middle of the answer', async () => {
    addFault({ match: 'getUser', kind: 'dropped' });
    const response = await send(getUser);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(/lost|terminated/);
  });

  it('answers with 10 MB', async () => {
    addFault({ match: 'getUser', kind: 'huge' });
    expect((await (await send(getUser)).text()).length).toBeGreaterThan(10_000_000);
  });

  it('delays the normal response', async () => {
    addFault({ match: 'getUser', kind: 'slow', ms: 1 });
    expect((await send(getUser)).status).toBe(401);
  });
});

describe('sentinel input', () => {
  it('affects the call that carries it, in the query, a search or an email', async () => {
    const [bearer, visit] = [await signInAs('minh'), await newVisit()];
    const status = async (response: Promise<Response>) => (await response).status;
    const q = 'fault-503';
    expect(await status(send(finalEngine, { bearer, query: { q } }))).toBe(503);
    expect(await status(send(preRunEngine, { visit, body: { q } }))).toBe(503);
    const body = { email: 'fault-429@example.com', password: 'x' };
    expect(await status(send(login, { body }))).toBe(429);
    expect(await status(send(finalEngine, { bearer }))).toBe(200);
  });

  it.each([
    ['fault-404', { kind: 'status', status: 404 }],
    ['FAULT-network', { kind: 'network' }],
    ['a fault-wrong-shape b', { kind: 'wrong-shape' }],
    ['fault-no-content', { kind: 'no-content' }],
    ['fault-slow-2500', { kind: 'slow', ms: 2500 }],
    ['fault-999', null],
    ['fault-4040', null],
    ['fault-htmlish', null],
    ['default-503', null],
    ['faults', null],
  ])('%s', (text, fault) => {
    expect(faultInText(text)).toEqual(fault && { match: '*', ...fault });
  });
});
