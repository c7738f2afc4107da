import { http as network, HttpResponse, type HttpResponseResolver, type JsonBodyType } from 'msw';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { holdCalls } from '@/test/held-calls';
import { call, configureClient } from './client';
import { endpoint } from './endpoint';
import { dataOf, listOf } from './schemas';
import { getBookmarks } from '@/api/bookmark/contract';
import { recommendationSchema } from '@/api/engine/contract';
import { postCountries } from '@/api/journey/contract';
import { getUser } from '@/api/user/contract';
import { describeFailure, statusOf, InvalidResponseError } from './errors';

/** The page's own requests, before the mocked network takes their place. */
const JsdomRequest = XMLHttpRequest;

const getThing = endpoint('GET', '/api/thing/{id}', {
  assumed: true,
  response: dataOf(v.object({ id: v.number() })),
});
const getThings = { ...getThing, response: listOf(v.object({ id: v.number() })) };

function answer(resolver: HttpResponseResolver): void {
  server.use(network.get('*/api/thing/:id', resolver));
}

const outcomeOf = (error: unknown) => ({ error, failure: describeFailure(error) });
const ask = () => call(getThing, { params: { id: 1 } }).catch(outcomeOf);

/** A body nested `levels` deep. */
function nested(levels: number): JsonBodyType {
  return levels === 0 ? null : { data: nested(levels - 1) };
}

const text = (body: string | null, type = 'application/json', status = 200) =>
  new HttpResponse(body, { status, headers: { 'Content-Type': type } });

const descriptor = () => Object.getOwnPropertyDescriptor(globalThis, 'XMLHttpRequest') ?? {};
let mocked: PropertyDescriptor;

/** Makes requests end with this XHR event, which the mocked network cannot produce. */
function stubRequests(event: 'ontimeout' | 'onabort'): void {
  class Ending extends JsdomRequest {
    override send(): void {
      queueMicrotask(() => this[event]?.(new ProgressEvent(event.slice(2))));
    }
  }
  Object.defineProperty(globalThis, 'XMLHttpRequest', { ...descriptor(), value: Ending });
}

beforeEach(() => {
  mocked = descriptor();
});
afterEach(() => {
  Object.defineProperty(globalThis, 'XMLHttpRequest', mocked);
});

describe('a valid response', () => {
  it('is unwrapped from its envelope', async () => {
    answer(() => HttpResponse.json({ data: { id: 1, more: true }, extra: 1 }));
    expect(await ask()).toEqual({ id: 1 });
  });

  it('may be a bare list, and a path parameter is encoded', async () => {
    const asked: string[] = [];
    answer(({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json([{ id: 1 }]);
    });
    expect(await call(getThings, { params: { id: 'a/../b?c' } })).toEqual([{ id: 1 }]);
    expect(asked).toEqual(['/api/thing/a%2F..%2Fb%3Fc']);
  });
});

describe('values that this client does not know', () => {
  const school = { id: 1, name: 'KAIST', type: 'charity', website: 5 };
  const criteria = [{ key: 'x', state: 'maybe', asked: 'A portfolio' }];
  const unusual = {
    degree: 'master',
    duration: '3 years',
    tuition: '$5',
    intakes: 'May',
    criteria,
  };
  const program = { id: 'p1', title: 'Physics', school, ...unusual };
  const pagination = { current_page: 1, last_page: 1, per_page: 12, total: 1 };

  it('are left out of a program, so that the rest is shown', () => {
    const { data, overview } = v.parse(recommendationSchema, {
      data: [program],
      pagination,
      total: 1,
      overview: { tuition: 'low', countries: [{ title: 'Korea', count: 1 }] },
    });
    expect(data[0]).toMatchObject({ title: 'Physics', school: { name: 'KAIST' } });
    expect(data[0]?.criteria).toMatchObject([{ state: 'unknown', asked: 'A portfolio' }]);
    for (const field of ['degree', 'duration', 'tuition', 'intakes'] as const)
      expect(data[0]?.[field]).toBeUndefined();
    expect(overview).toEqual({ countries: [{ title: 'Korea', count: 1 }] });
    expect(
      v.parse(recommendationSchema, { data: [], pagination, total: 0, overview: 'none' }),
    ).toMatchObject({ data: [] });
  });

  it('put a bookmark in the first column, with its note', () => {
    const bookmark = { id: 1, note: 'Call them', order_no: 1, status: 'applied', program };
    const { data } = v.parse(getBookmarks.response, { data: [bookmark], pagination });
    expect(data).toMatchObject([{ status: 'considering', note: 'Call them' }]);
  });

  it('are left out of an option', () => {
    const { response } = postCountries;
    expect(v.parse(response, [{ country_ids: [1], title: 'Korea', count: 'many' }])).toMatchObject([
      { country_ids: [1], title: 'Korea' },
    ]);
  });
});

describe('an invalid response is a clear error', () => {
  it.each([
    ['HTML', () => text('<!doctype html><p>Sign in to the network', 'text/html')],
    ['HTML that calls itself JSON', () => text('<!doctype html>')],
    ['a truncated body', () => text('{"data":{"id":1')],
    ['an empty body', () => text('')],
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['null', () => HttpResponse.json(null)],
    ['a number', () => HttpResponse.json(5)],
    ['a text', () => HttpResponse.json('data')],
    ['a list', () => HttpResponse.json([])],
    ['data null', () => HttpResponse.json({ data: null })],
    ['another shape', () => HttpResponse.json({ data: { id: 'one' } })],
    ['a list in place of an object', () => HttpResponse.json({ data: [{ id: 1 }] })],
    ['ten levels', () => HttpResponse.json(nested(10))],
    ['a thousand levels', () => HttpResponse.json(nested(1000))],
    ['a prototype', () => text('{"__proto__":{"data":{"id":1}}}')],
  ])('%s', async (_name, body) => {
    answer(body);
    const outcome = await ask();
    expect(outcome).toMatchObject({ failure: { kind: 'unreadable' } });
    expect(outcome).toHaveProperty('error', expect.any(InvalidResponseError));
  });

  it('even if the caller ignores the body', async () => {
    answer(() => text('<!doctype html><p>Sign in to the network', 'text/html'));
    const unseen = { ...getThing, response: v.unknown() };
    const outcome = await call(unseen, { params: { id: 1 } }).catch(outcomeOf);
    expect(outcome).toMatchObject({ failure: { kind: 'unreadable' } });
  });

  it.each([300, 400, 404, 502, 503])('as HTML with %d, which keeps its status', async (status) => {
    answer(() => text('<html><h1>Bad Gateway</h1></html>', 'text/html', status));
    const outcome = await ask();
    expect(outcome).toMatchObject({ failure: { kind: 'status', status } });
    expect(statusOf('error' in outcome ? outcome.error : null)).toBe(status);
  });
});

describe('a request without a response', () => {
  it('fails because the network is down', async () => {
    addFault({ match: 'getUser', kind: 'network' });
    expect(await call(getUser, {}).catch(outcomeOf)).toMatchObject({
      failure: { kind: 'network' },
    });
  });

  it('fails at its time limit', async () => {
    configureClient({ timeoutMs: 20 });
    stubRequests('ontimeout');
    expect(await ask()).toMatchObject({ failure: { kind: 'timeout' } });
  });

  it('fails because the browser aborted it', async () => {
    stubRequests('onabort');
    expect(await ask()).toMatchObject({ failure: { kind: 'aborted' } });
  });
});

describe('a request', () => {
  it('keeps the defaults of axios: XSRF names, and no timeout unless one is set', async () => {
    const calls = holdCalls();
    for (const [at, timeoutMs] of [undefined, 5000, undefined].entries()) {
      configureClient({ timeoutMs });
      void call(getUser, { inlineError: true }).catch(() => undefined);
      await vi.waitFor(() => expect(calls).toHaveLength(at + 1));
      const { timeout, xsrfCookieName, withCredentials = false } = calls[at]?.config ?? {};
      expect([timeout, xsrfCookieName, withCredentials]).toEqual([
        timeoutMs ?? 0,
        'XSRF-TOKEN',
        false,
      ]);
    }
  });
});
