import { http as network, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '@/mocks/node';
import { recordedRequests } from '@/mocks/recorder';
import { call, configureClient, http } from './client';
import { getClassGrades, postCountries } from './contract/journey';
import { getUser } from './contract/user';
import { endSession, publicToken, startSession, storePublicToken } from './session';

const SESSION = '/api/v1/session-based-journey/session';
const onUnauthorized = vi.fn();

function configure(baseUrl = ''): void {
  configureClient({ baseUrl, timeoutMs: undefined, onUnauthorized, language: () => 'vi-VN' });
}

/** What left, as `METHOD path`, and one header of each. */
async function sent(header: string): Promise<(string | undefined)[][]> {
  const requests = await recordedRequests();
  return requests.map(({ method, url, headers }) => [
    `${method} ${new URL(url).pathname}`,
    headers[header],
  ]);
}

beforeEach(() => configure());
afterEach(() => {
  endSession();
  vi.restoreAllMocks();
});

describe('the public session', () => {
  it('is asked for once however many calls wait for it, and goes with the journey calls alone', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 ? call(getClassGrades, {}) : call(postCountries, { body: {} }),
      ),
    );
    const token = publicToken();
    expect(token).not.toBeNull();
    const visits = await sent('x-auth-token');
    expect(visits).toHaveLength(11);
    expect(visits[0]).toEqual([`GET ${SESSION}`, undefined]);
    expect(
      visits.slice(1).every(([path, visit]) => path !== `GET ${SESSION}` && visit === token),
    ).toBe(true);
    await call(getClassGrades, {});
    expect(await sent('x-auth-token')).toHaveLength(12);
  });

  it('is not asked for, and not sent, by other calls', async () => {
    storePublicToken('visit');
    startSession('t-1');
    storePublicToken('visit');
    server.use(
      network.get('*/api/v1/user', () =>
        HttpResponse.json({ data: { id: 1, name: 'L', email: 'l@x.y' } }),
      ),
    );
    await call(getUser, {});
    expect(await sent('x-auth-token')).toEqual([['GET /api/v1/user', undefined]]);
    expect(await sent('authorization')).toEqual([['GET /api/v1/user', 'Bearer t-1']]);
  });

  it('is asked for with the bearer of whoever is signed in', async () => {
    server.use(
      network.get(`*${SESSION}`, () => HttpResponse.json({ data: { token: 'visit' } })),
      network.get('*/class-grades', () => HttpResponse.json({ data: [] })),
    );
    startSession('t-1');
    await call(getClassGrades, {});
    expect(await sent('authorization')).toEqual([
      [`GET ${SESSION}`, 'Bearer t-1'],
      ['GET /api/v2/session-based-journey/school-recommended/class-grades', 'Bearer t-1'],
    ]);
    expect((await sent('x-auth-token'))[1]?.[1]).toBe('visit');
  });

  it('is asked for again when it could not be had, and no call left without it', async () => {
    server.use(
      network.get(`*${SESSION}`, () => HttpResponse.json({}, { status: 503 }), { once: true }),
    );
    const first = await Promise.allSettled([call(getClassGrades, {}), call(getClassGrades, {})]);
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await sent('x-auth-token')).toEqual([[`GET ${SESSION}`, undefined]]);
    await call(getClassGrades, {});
    expect(await sent('x-auth-token')).toHaveLength(3);
  });

  it('of somebody who has left meanwhile is neither kept nor used', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      network.get(`*${SESSION}`, async () => {
        await waiting;
        return HttpResponse.json({ data: { token: 'visit' } });
      }),
    );
    const outcome = call(getClassGrades, {}).catch((error: unknown) => error);
    await vi.waitFor(async () => expect(await recordedRequests()).toHaveLength(1));
    startSession('t-1');
    answer();
    expect(await outcome).toHaveProperty('name', 'StaleSessionError');
    expect(publicToken()).toBeNull();
    expect(await recordedRequests()).toHaveLength(1);
  });

  it('works from memory where the browser refuses cookies', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    await call(getClassGrades, {});
    await call(getClassGrades, {});
    expect(document.cookie).toBe('');
    expect((await sent('x-auth-token')).map(([path]) => path?.split('/').at(-1))).toEqual([
      'session',
      'class-grades',
      'class-grades',
    ]);
  });
});

describe('every call', () => {
  it('says the language of the page where it names none of its own', async () => {
    await call(getClassGrades, { language: 'en-US' });
    await call(getUser, {}).catch(() => undefined);
    expect((await sent('accept-language')).map(([, language]) => language)).toEqual([
      'vi-VN',
      'en-US',
      'vi-VN',
    ]);
  });

  it('leaves the tokens out of its URL, and out of storage', async () => {
    startSession('bearer-secret');
    storePublicToken('visit-secret');
    server.use(network.get('*/class-grades', () => HttpResponse.json([])));
    await call(getClassGrades, { query: { page: 2, q: '', sort: null } });
    const urls = (await recordedRequests()).map(({ url }) => url);
    expect(urls).toEqual([
      'http://localhost:3000/api/v2/session-based-journey/school-recommended/class-grades?page=2',
    ]);
    expect(JSON.stringify([urls, { ...localStorage }, { ...sessionStorage }])).not.toContain(
      'secret',
    );
  });

  it('keeps the defaults of axios: no timeout, its XSRF names; a timeout only where one is set', () => {
    expect(http.defaults.timeout ?? 0).toBe(0);
    expect(http.defaults.xsrfCookieName).toBe('XSRF-TOKEN');
    expect(http.defaults.withCredentials ?? false).toBe(false);
    configureClient({ baseUrl: '', timeoutMs: 5000, onUnauthorized, language: () => 'en-US' });
    expect(http.defaults.timeout).toBe(5000);
    configure();
    expect(http.defaults.timeout ?? 0).toBe(0);
  });
});
