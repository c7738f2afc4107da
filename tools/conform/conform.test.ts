// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startHttpMock, type HttpMock } from '@/mocks/hosts/http';
import type { EndpointName } from '@/mocks/server/endpoint-map';
import { callNames, calls, callTitle } from './calls';
import { isRecord } from './compare';
import { readOptions } from './options';
import type { Finding } from './report/report';
import { conform } from './run';
import { startDamagedServer } from './test/damaged-server';
import { jsonAnswer } from './test/edit';
import { listDeviations } from './test/list-deviations';
import { recordDeviations } from './test/record-deviations';
import { ruleDeviations } from './test/rule-deviations';
import { shapeDeviations } from './test/shape-deviations';

const LINH = ['--email', 'linh.tran@example.com', '--password', 'saola-demo'];

let mock: HttpMock;

function post(path: string, body: unknown, token?: string) {
  const headers = {
    'Content-Type': 'application/json',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
  return fetch(`${mock.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The token of Linh, from a login of its own. */
async function signIn(): Promise<string> {
  const body = { email: LINH[1], password: LINH[3] };
  const reply = await post('/api/v1/auth/login', body);
  const { data } = (await reply.json()) as { data: { token: string } };
  return data.token;
}

/** Reads everything of Linh's account. */
async function readerOfLinh() {
  const headers = { Authorization: `Bearer ${await signIn()}` };
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${mock.url}${path}`, { headers })).json();
  return async () => {
    const essays = (await read('/api/v1/student/essays')) as { data: { id: string }[] };
    expect(essays.data.length).toBeGreaterThan(1);
    const paths = [
      '/api/v1/user',
      '/api/v1/student/basic-info',
      '/api/v1/bookmark/program',
      '/api/v1/bookmark/scholarship',
      '/api/v1/student/plan-steps',
      '/api/v1/student/achievements',
      '/api/v1/sophie/messages',
      ...essays.data.map(({ id }) => `/api/v1/student/essays/${id}`),
    ];
    return { essays, records: await Promise.all(paths.map(read)) };
  };
}

const run = (url: string, ...args: string[]) => conform(readOptions([url, ...args]));
const sentences = (findings: readonly Finding[]) => findings.map(({ sentence }) => sentence);
const isFound = ({ severity }: Finding) => severity === 'difference' || severity === 'warning';

beforeAll(async () => {
  mock = await startHttpMock();
});
beforeEach(() => post('/__reset', null));
afterAll(() => mock.close());

describe('the mock API', () => {
  it('does not differ, every call of the contract answers, and nothing is left behind', async () => {
    await post('/__pace', { ms: 1 });
    const expired = await signIn();
    await post('/__clock', { advance_ms: 8 * 24 * 3_600_000 });
    const report = await run(mock.url, '--code', '000000', '--expired-token', expired);
    expect(sentences(report.findings())).toEqual([]);
    expect(callNames.filter((name) => !report.hasWorked(name))).toEqual([]);
  });

  it('keeps everything of an account that was given', async () => {
    const read = await readerOfLinh();
    const before = await read();
    const report = await run(mock.url, ...LINH, '--code', '000000');
    expect(sentences(report.findings().filter(isFound))).toEqual([]);
    expect(await read()).toEqual(before);
  });

  it('keeps it on a server, too, that makes two of what is sent twice', async () => {
    const read = await readerOfLinh();
    const before = await read();
    const server = await startDamagedServer(mock.url, {
      before: ({ body }) => {
        if (isRecord(body) && 'client_id' in body) body['client_id'] = crypto.randomUUID();
      },
    });
    const report = await run(server.url, ...LINH, '--only', 'essays,achievements,bookmarks');
    await server.stop();
    expect(report.findings().filter(isFound).length).toBeGreaterThan(1);
    expect(await read()).toEqual(before);
  });

  it('is asked only for shown calls and the login, at the level `shown`', async () => {
    const assumed: string[] = [];
    const server = await startDamagedServer(mock.url, {
      before: ({ name }) => {
        if (name) assumed.push(name);
      },
    });
    const report = await run(server.url, ...LINH, '--level', 'shown');
    await server.stop();
    expect(sentences(report.findings().filter(isFound))).toEqual([]);
    expect([...new Set(assumed)].toSorted()).toEqual([
      'finalEngine',
      'getBasicInfo',
      'getBookmarks',
      'getClassGrades',
      'getProgramTitles',
      'getSession',
      'getUser',
      'login',
      'logout',
      'postBudgetRange',
      'postCountries',
      'postSuperMetaCategories',
      'preRunEngine',
      'runEngine',
    ]);
  });

  it('with the shown calls and the login alone has no differences, and every other call is mentioned', async () => {
    const isThere = (name: EndpointName | null) =>
      name !== null && (!calls[name].assumed || name === 'login' || name === 'logout');
    const server = await startDamagedServer(mock.url, {
      before: ({ name, method }) =>
        method === 'OPTIONS' || isThere(name) ? undefined : jsonAnswer(404, { message: 'No' }),
    });
    const report = await run(server.url, ...LINH);
    await server.stop();
    const findings = report.findings();
    expect(sentences(findings.filter(isFound))).toEqual([]);
    const named = new Set(findings.map(({ name }) => name));
    expect(callNames.filter((name) => !isThere(name) && !named.has(name))).toEqual([]);
  });

  it('says what the app loses without an assumed call, which is no difference', async () => {
    const server = await startDamagedServer(mock.url, {
      before: ({ name }) =>
        name === 'getSearch' ? jsonAnswer(404, { message: 'No route' }) : undefined,
    });
    const report = await run(server.url, ...LINH, '--only', 'catalogue');
    await server.stop();
    expect(sentences(report.findings())).toEqual([
      'GET /api/v1/search is not there: the app loses the search over everything.',
    ]);
  });
});

describe('a planted deviation is reported with its call', () => {
  const deviations = [
    ...shapeDeviations,
    ...listDeviations,
    ...ruleDeviations,
    ...recordDeviations,
  ];

  it('of many kinds', () => {
    expect(deviations.length).toBeGreaterThanOrEqual(30);
  });

  it.each(deviations)('$title', async ({ name, only, says, damage, everywhere, pace = 0 }) => {
    await post('/__pace', { ms: pace });
    const server = await startDamagedServer(mock.url, damage);
    const report = await run(server.url, '--only', only.join(','));
    await server.stop();
    const found = report.findings().filter(isFound);
    const named = found.filter((one) => one.name === name);
    expect(sentences(named).filter((sentence) => sentence.includes(says))).not.toEqual([]);
    expect(named.every(({ sentence }) => sentence.startsWith(callTitle(name)))).toBe(true);
    // At most the list in which the same fault shows.
    const others = new Set(found.map((one) => one.name).filter((other) => other !== name));
    expect(others.size).toBeLessThanOrEqual(everywhere ? callNames.length : 1);
  });

  it('an expired token that is accepted', async () => {
    const expired = await signIn();
    await post('/__clock', { advance_ms: 8 * 24 * 3_600_000 });
    const valid = await signIn();
    const server = await startDamagedServer(mock.url, {
      before: ({ headers }) => {
        const isExpired = headers.get('Authorization') === `Bearer ${expired}`;
        if (isExpired) headers.set('Authorization', `Bearer ${valid}`);
      },
    });
    const report = await run(server.url, '--only', 'access', '--expired-token', expired);
    await server.stop();
    expect(sentences(report.findings().filter(isFound))).toEqual([
      'GET /api/v1/user, sent with an expired token: expected status 401; came status 200. Anyone could read or change the account.',
    ]);
  });
});
