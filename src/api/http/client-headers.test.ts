import { http as network, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { server } from '@/mocks/hosts/node';
import { recordedRequests } from '@/mocks/server/recorder';
import { holdCalls } from '@/test/held-calls';
import { call, configureClient } from './client';
import { getClassGrades, postCountries } from '@/api/journey/contract';
import { getMessages } from '@/api/sophie/contract';
import { getUser } from '@/api/user/contract';
import { endSession, publicToken, startSession, storePublicToken } from './session';

const SESSION = '/api/v1/session-based-journey/session';

/** The requests that were sent, as `METHOD path`, and one header of each. */
async function sent(header: string): Promise<(string | undefined)[][]> {
  const requests = await recordedRequests();
  return requests.map(({ method, url, headers }) => [
    `${method} ${new URL(url).pathname}`,
    headers[header],
  ]);
}

beforeEach(() => configureClient({ language: () => 'vi-VN' }));
afterEach(() => {
  endSession();
  vi.restoreAllMocks();
});

describe('the public session', () => {
  it('is requested once for all waiting calls, and sent with journey calls only', async () => {
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

  it('is sent with the calls for anyone by a visitor, not by a student', async () => {
    server.use(network.get('*/api/v1/sophie/messages', () => HttpResponse.json([])));
    startSession('t-1');
    await call(getMessages, {});
    expect(await sent('x-auth-token')).toEqual([['GET /api/v1/sophie/messages', undefined]]);
    endSession();
    storePublicToken('visit');
    await call(getMessages, {});
    expect((await sent('x-auth-token')).at(-1)).toEqual(['GET /api/v1/sophie/messages', 'visit']);
  });

  it('is neither requested for other calls nor sent with them', async () => {
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

  it('is requested with the bearer token of the student', async () => {
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

  it('is requested again after a failure, and no call is sent without it', async () => {
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

  it('is neither stored nor used after a sign-out', async () => {
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

  it('that hangs is shared by calls within 5 s; a later call requests another', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const began = Date.now();
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
    // A failure of the first does not affect those who wait for the second.
    held[0]?.fail(404);
    await new Promise((resolve) => setTimeout(resolve));
    expect(await ask()).toEqual([SESSION, SESSION]);
    held[1]?.answer({ data: { token: 'visit' } });
    await vi.waitFor(() => expect(held).toHaveLength(4));
    expect(publicToken()).toBe('visit');
  });

  it('that fails is reported to its callers, even if others have a newer one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const held = holdCalls();
    const first = call(getClassGrades, {}).catch((error: unknown) => error);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    vi.setSystemTime(Date.now() + 5000);
    void call(getClassGrades, {}).catch(() => undefined);
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[1]?.answer({ data: { token: 'visit' } });
    await vi.waitFor(() => expect(held).toHaveLength(3));
    held[0]?.fail(404);
    expect(await first).toMatchObject({ failure: { kind: 'status', status: 404 } });
  });

  it('is not stored for the next student, whenever the student changes', async () => {
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

  it('of the next student is not sent with calls of this one', async () => {
    const held = holdCalls();
    const outcome = call(getClassGrades, {}).catch((error: unknown) => error);
    startSession('t-1');
    storePublicToken('visit');
    expect(await outcome).toHaveProperty('name', 'StaleSessionError');
    expect(held).toEqual([]);
  });

  it('that is still pending is not used for the next student', async () => {
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
  it('has the language of the page unless it names its own', async () => {
    await call(getClassGrades, { language: 'en-US' });
    await call(getUser, {}).catch(() => undefined);
    expect((await sent('accept-language')).map(([, language]) => language)).toEqual([
      'vi-VN',
      'en-US',
      'vi-VN',
    ]);
  });

  it('sends JSON, and the XSRF cookie in its header', async () => {
    document.cookie = 'XSRF-TOKEN=abc; path=/';
    storePublicToken('visit');
    server.use(network.post('*/countries', () => HttpResponse.json([])));
    await call(postCountries, { body: { class_grade_id: 3 } });
    const [request] = await recordedRequests();
    expect(request?.body).toEqual({ class_grade_id: 3 });
    expect(request?.headers['content-type']).toMatch(/^application\/json/);
    expect(request?.headers['accept']).toMatch(/^application\/json/);
    expect(request?.headers['x-xsrf-token']).toBe('abc');
  });

  it('has no token in its URL, and leaves none in storage', async () => {
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
});
