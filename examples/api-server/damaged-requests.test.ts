// @vitest-environment node
import fc from 'fast-check';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { login } from '@/api/auth/contract';
import { finalEngine, preRunEngine } from '@/api/engine/contract';
import { postCountries } from '@/api/journey/contract';
import { ORIGIN, startTestServer, type Sent } from './test-server';

const server = await startTestServer();
const visit = await server.visit();
const bearer = await server.logIn('linh.tran@example.com');
afterAll(() => server.stop());

const status = async (...of: Parameters<typeof server.send>) => {
  const response = await server.send(...of);
  expect(await response.json()).toMatchObject(response.ok ? {} : { message: expect.any(String) });
  return response.status;
};

describe('a body', () => {
  it.each(['{"country_ids":', 'x', '\u0000', '{}{}'])(
    'that is no JSON, %j, is 400',
    async (body) => {
      expect(await status(postCountries, { visit, body })).toBe(400);
    },
  );

  it.each(['[]', 'null', '1', '"x"'])('that is no object, %s, is 422', async (body) => {
    expect(await status(postCountries, { visit, body })).toBe(422);
  });

  it('of more than 64 kB is 413, and the next call is answered', async () => {
    const body = { q: 'x'.repeat(64 * 1024) };
    expect(await status(preRunEngine, { visit, body })).toBe(413);
    expect(await status(preRunEngine, { visit, body: {} })).toBe(200);
  });

  it('of many megabytes ends the connection', async () => {
    const body = 'x'.repeat(8 * 1024 * 1024);
    const sent = await status(preRunEngine, { visit, body }).catch(() => 'cut');
    expect([413, 'cut']).toContain(sent);
    expect(await status(preRunEngine, { visit, body: {} })).toBe(200);
  });

  it('that ends in the middle is no failure of the server', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const headers = `X-auth-token: ${visit}\r\nContent-Length: 100`;
    socket.write(`POST ${postCountries.path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n{`, () =>
      socket.destroy(),
    );
    await once(socket, 'close');
    // An error in the console would fail the test.
    expect(await status(postCountries, { visit, body: {} })).toBe(200);
  });

  it.each([
    ['country_ids', 'all'],
    ['country_ids', [{}]],
    ['class_grade_id', {}],
    ['program_title_parent_id', [1]],
    ['program_title_ids', 1],
    ['budget_min', 'much'],
    ['budget_max', -1],
    ['average', 10.1],
    ['average', '8'],
    ['ielts', 6.3],
    ['sat', 399],
    ['sort', 'best'],
    ['order', 1],
    ['degree', 'phd'],
    ['language', 'xx'],
    ['q', 'x'.repeat(201)],
    ['q', ['x']],
  ])('with the %s %j is 422 at that field', async (name, value) => {
    const body = { [name]: value };
    const response = await server.send(preRunEngine, { visit, body });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [name]: [expect.any(String)] } });
  });

  it('with a number that is too large is 422', async () => {
    expect(await status(preRunEngine, { visit, body: '{"budget_max":1e400}' })).toBe(422);
  });

  it('of any JSON is answered or refused, never a 500', async () => {
    const names = fc.constantFrom('country_ids', 'budget_min', 'q', 'average', 'sort', '__proto__');
    const bodies = fc.dictionary(names, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expect([200, 422]).toContain(await status(postCountries, { visit, body }));
        expect([200, 422]).toContain(
          await status(login, { body: { ...body, password: body['q'] } }),
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe('a query', () => {
  it.each(['0', '-1', '1.5', '1e9', 'x', ''])('with the page %j is 422', async (page) => {
    const sent: Sent = { visit, body: {}, query: { page } };
    const response = await server.send(preRunEngine, sent);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { page: [expect.any(String)] } });
  });

  it('with an unknown sort or budget is 422; unknown names are ignored', async () => {
    expect(await status(finalEngine, { bearer, query: { sort: 'x' } })).toBe(422);
    expect(await status(finalEngine, { bearer, query: { budget_max: '1; DROP TABLE' } })).toBe(422);
    expect(await status(finalEngine, { bearer, query: { __proto__x: '1', average: 'x' } })).toBe(
      200,
    );
  });
});

describe('an address', () => {
  it('that is unknown is 404, and another method 405 with those that are right', async () => {
    expect(await status({ method: 'GET', path: '/api/v1/search' })).toBe(404);
    expect(await status({ method: 'GET', path: '/api/v1/__proto__' })).toBe(404);
    const response = await server.send(
      { method: 'PATCH', path: '/api/v1/user' },
      { bearer, body: {} },
    );
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET']);
  });

  it.each(['//', '*', 'http://[', '/%E0%A4', '/\u0001'])(
    'of the raw %j is no 500',
    async (address) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.end(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      let text = '';
      for await (const chunk of socket) text += String(chunk);
      expect(text).toMatch(/^HTTP\/1\.1 40[0-9]/);
    },
  );
});

describe('another origin', () => {
  const preflight = (origin: string) =>
    fetch(`${server.url}${preRunEngine.path}`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });

  it('may call if it is on the list, with what the app sends', async () => {
    const { status: code, headers } = await preflight(ORIGIN);
    expect(code).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-max-age': '7200',
      'access-control-allow-methods': expect.stringContaining('POST'),
      'access-control-allow-headers': expect.stringMatching(
        /^(?=.*Authorization)(?=.*X-auth-token)(?=.*X-XSRF-TOKEN)(?=.*Accept-Language)(?=.*Content-Type)/,
      ),
    });
    const answer = await server.send(postCountries, {
      visit,
      body: {},
      headers: { Origin: ORIGIN },
    });
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('Content-Language');
    expect(answer.headers.get('Vary')).toContain('Origin');
  });

  it('gets no permission if it is not', async () => {
    for (const origin of [`${ORIGIN}.evil.test`, 'null', 'http://localhost:5173']) {
      const { headers } = await preflight(origin);
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(headers.get('Vary')).toContain('Origin');
    }
  });
});

it('the server imports Node, SQLite and its own files alone', () => {
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const imported = sources.flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return [...text.matchAll(/^import .* from '(.*)';$|\bimport\('(.*)'\)/gm)].map(
      ([, named, typed]) => named ?? typed ?? '',
    );
  });
  expect(imported.length).toBeGreaterThan(20);
  expect(
    imported.filter((from) => !/^(node:[\w/]+|node-sqlite3-wasm|\.\/[\w-]+\.(mjs|ts))$/.test(from)),
  ).toEqual([]);
});
