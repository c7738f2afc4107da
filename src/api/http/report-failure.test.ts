import {
  CancelledError,
  MutationObserver,
  QueryObserver,
  type FetchQueryOptions,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { CanceledError } from 'axios';
import { http as network, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getClassGrades } from '@/api/journey/contract';
import { server } from '@/mocks/hosts/node';
import { holdCalls } from '@/test/held-calls';
import { failing, requestsOf, thing } from '@/test/test-endpoint';
import { call, configureClient } from './client';
import { ApiError, StaleSessionError } from './errors';
import { createQueryClient, callOptions, inlineErrorOf } from './query-client';

const onError = vi.fn();

beforeEach(() => {
  onError.mockReset();
  configureClient({ onError, retryDelayMs: 0 });
});

describe('a failure is reported', () => {
  const get = (options = {}) => call(thing('GET'), { body: {}, ...options });
  const cached = (key: string): FetchQueryOptions => ({
    queryKey: [key],
    queryFn: (context) => get(callOptions(context)),
  });

  /** The number of reported failures of these calls. */
  async function reports(ask: () => Promise<unknown>, status = 503): Promise<number> {
    await requestsOf(ask, failing(status));
    return onError.mock.calls.length;
  }

  it('once for a cached GET that fails twice, with any number of observers', async () => {
    const client = createQueryClient();
    const ask = () => client.fetchQuery(cached('a'));
    expect(await reports(() => Promise.all([ask(), ask()]))).toBe(1);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ status: 503 });
  });

  it('once for a GET outside the cache that fails twice', async () => {
    expect(await reports(() => get())).toBe(1);
  });

  it('once for a write, and never for one that is shown inline', async () => {
    const write = (options = {}) => call(thing('POST'), { body: {}, ...options });
    expect(await reports(() => write({ inlineError: true }))).toBe(0);
    expect(await reports(() => write({ inlineError: () => true }))).toBe(0);
    expect(await reports(() => write())).toBe(1);
  });

  it('once for a journey call whose session request fails twice', async () => {
    const paths: string[] = [];
    server.use(
      network.get('*/api/v1/session-based-journey/session', ({ request }) => {
        paths.push(request.url);
        return HttpResponse.json({}, { status: 503 });
      }),
    );
    await expect(call(getClassGrades, { inlineError: true })).rejects.toBeInstanceOf(ApiError);
    expect(onError).not.toHaveBeenCalled();
    await expect(call(getClassGrades, {})).rejects.toBeInstanceOf(ApiError);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(paths).toHaveLength(4);
  });

  it('never for a query that one of its observers shows inline', async () => {
    const client = createQueryClient();
    const options = cached('a');
    const page = new QueryObserver(client, { ...options, meta: { inlineError: true } });
    const menu = new QueryObserver(client, options);
    const stops = [page, menu].map((observer) => observer.subscribe(() => {}));
    // The last observer to render sets the meta of the query.
    menu.setOptions(options);
    const failed = () => vi.waitFor(() => expect(menu.getCurrentResult().isError).toBe(true));
    expect(await reports(failed)).toBe(0);
    for (const stop of stops) stop();
  });

  it('never for a cancelled query, even if its request continues', async () => {
    const client = createQueryClient();
    const held = holdCalls();
    const options = {
      queryKey: ['a'],
      queryFn: (context: QueryFunctionContext) => get(inlineErrorOf(context)),
    };
    const outcome = client.fetchQuery(options).catch((error: unknown) => error);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    await client.cancelQueries();
    expect(await outcome).toBeInstanceOf(CancelledError);
    held[0]?.fail(404);
    await new Promise((resolve) => setTimeout(resolve));
    expect(onError).not.toHaveBeenCalled();
  });

  it('never for a 401: the session ends instead', async () => {
    expect(await reports(() => get(), 401)).toBe(0);
    expect(await reports(() => createQueryClient().fetchQuery(cached('a')), 401)).toBe(0);
  });

  const fails = (cause: unknown) => (): Promise<never> => Promise.reject(cause);

  it('once for an error that a query or a write throws without a request', async () => {
    const client = createQueryClient();
    const odd = new Error('odd');
    await client.fetchQuery({ queryKey: ['a'], queryFn: fails(odd) }).catch(() => undefined);
    await new MutationObserver(client, { mutationFn: fails(odd) }).mutate().catch(() => undefined);
    const inline = { queryKey: ['b'], queryFn: fails(odd), meta: { inlineError: true } };
    await client.fetchQuery(inline).catch(() => undefined);
    expect(onError).toHaveBeenCalledTimes(2);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ failure: { kind: 'other', text: 'odd' } });
  });

  it.each([new CanceledError(), new CancelledError(), new StaleSessionError()])(
    'never for %s',
    async (cause) => {
      const client = createQueryClient();
      await client.fetchQuery({ queryKey: ['a'], queryFn: fails(cause) }).catch(() => undefined);
      expect(onError).not.toHaveBeenCalled();
    },
  );
});
