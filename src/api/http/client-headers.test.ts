import { http as network, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { server } from '@/mocks/hosts/node';
import { recordedRequests } from '@/mocks/server/recorder';
import { holdCalls } from '@/test/held-calls';
import { call, configureClient, http } from './client';
import { getClassGrades, postCountries } from '@/api/journey/contract';
import { getUser } from '@/api/user/contract';
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
    configureClient({ retryDelayMs: 0 });
    const refused = () => HttpResponse.json({}, { status: 503 });
    const once = () => network.get(`*${SESSION}`, refused, { once: true });
    server.use(once(), once());
    const first = await Promise.allSettled([call(getClassGrades, {}), call(getClassGrades, {})]);
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const asked = [`GET ${SESSION}`, undefined];
    expect(await sent('x-auth-token')).toEqual([asked, asked]);
    await call(getClassGrades, {});
    expect(await sent('x-auth-token')).toHaveLength(4);
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

  it('that hangs is waited for by who asks within 5 s; who asks later gets another', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const began = Date.now();
    const given: AbortController[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const one = new AbortController();
      given.push(one);
      return one.signal;
    });
    const held = holdCalls();
    const ask = async () => {
      void call(getClassGrades, {}).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return held.map(({ config }) => config.url);
    };
    expect(await ask()).toEqual([SESSION]);
    vi.setSystemTime(began + 4999);
    expect(await ask()).toEqual([SESSION]);
    vi.setSystemTime(began + 5000);
    expect(await ask()).toEqual([SESSION, SESSION]);
    // That the first is given up is nothing to those who wait for the second.
    given[0]?.abort(new DOMException('over', 'TimeoutError'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(await ask()).toEqual([SESSION, SESSION]);
    held[1]?.answer({ data: { token: 'visit' } });
    await vi.waitFor(() => expect(held).toHaveLength(4));
    expect(publicToken()).toBe('visit');
  });

  it('that hangs is a timeout for who waits for it, though others have another by then', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const given = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(given.signal);
    const held = holdCalls();
    const first = call(getClassGrades, {}).catch((error: unknown) => error);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    vi.setSystemTime(Date.now() + 5000);
    void call(getClassGrades, {}).catch(() => undefined);
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[1]?.answer({ data: { token: 'visit' } });
    await vi.waitFor(() => expect(held).toHaveLength(3));
    given.abort(new DOMException('over', 'TimeoutError'));
    expect(await first).toMatchObject({ failure: { kind: 'timeout' } });
  });

  it('is not kept for the next one, whenever in its coming the student changes', async () => {
    const held = holdCalls();
    for (let moments = 0; moments < 20; moments += 1) {
      endSession();
      const before = held.length;
      void call(getClassGrades, {}).catch(() => undefined);
      await vi.waitFor(() => expect(held).toHaveLength(before + 1));
      held[before]?.answer({ data: { token: 'visit' } });
      for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
      startSession(`t-${moments}`);
      await new Promise((resolve) => setTimeout(resolve));
      expect(publicToken()).toBeNull();
    }
  });

  it('of the next student goes with no call of this one', async () => {
    const held = holdCalls();
    const outcome = call(getClassGrades, {}).catch((error: unknown) => error);
    startSession('t-1');
    storePublicToken('visit');
    expect(await outcome).toHaveProperty('name', 'StaleSessionError');
    expect(held).toEqual([]);
  });

  it('that is on its way is not the next student’s', async () => {
    const held = holdCalls();
    void call(getClassGrades, {}).catch(() => undefined);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    startSession('t-1');
    void call(getClassGrades, {}).catch(() => undefined);
    await vi.waitFor(() => expect(held).toHaveLength(2));
    expect(held.map(({ config }) => config.url)).toEqual([SESSION, SESSION]);
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
