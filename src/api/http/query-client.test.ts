import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failing, requestsOf, thing } from '@/test/test-endpoint';
import { call, configureClient } from './client';
import type { Method } from './endpoint';
import { createQueryClient } from './query-client';

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504];
const STATUSES = Array.from({ length: 200 }, (_, at) => 400 + at);

const onError = vi.fn();

beforeEach(() => {
  onError.mockReset();
  configureClient({ onError, retryDelayMs: 0 });
});
afterEach(() => onlineManager.setOnline(true));

describe('the number of requests of a failed call', () => {
  const client = createQueryClient();
  const read = (method: Method) => () =>
    client.fetchQuery({ queryKey: [method], queryFn: () => call(thing(method), { body: {} }) });
  const write = (method: Method) => () =>
    new MutationObserver(client, { mutationFn: () => call(thing(method), { body: {} }) }).mutate();

  /** The statuses after which a call was not sent exactly once, and the number of requests. */
  async function table(ask: () => Promise<unknown>): Promise<number[][]> {
    const rows: number[][] = [];
    for (const status of STATUSES) rows.push([status, await requestsOf(ask, failing(status))]);
    return rows.filter(([, made]) => made !== 1);
  }

  it('is two for a GET with one of the eight statuses, one for any other from 400 to 599', async () => {
    expect(await table(read('GET'))).toEqual(RETRIED.map((status) => [status, 2]));
  });

  it('is one for a POST, whether it reads or writes', async () => {
    expect(await table(read('POST'))).toEqual([]);
    expect(await table(write('POST'))).toEqual([]);
  });

  it.each<Method>(['PUT', 'PATCH', 'DELETE'])('%s once', async (method) => {
    for (const status of RETRIED) expect(await requestsOf(write(method), failing(status))).toBe(1);
  });

  it('is one for a GET without a readable response', async () => {
    expect(await requestsOf(read('GET'), () => HttpResponse.error())).toBe(1);
    expect(await requestsOf(read('GET'), () => HttpResponse.html('<p>Hello'))).toBe(1);
    const empty = { ...thing('GET'), response: v.object({ data: v.string() }) };
    const ask = () =>
      client.fetchQuery({ queryKey: ['shape'], queryFn: () => call(empty, { body: {} }) });
    expect(await requestsOf(ask, () => HttpResponse.json({ data: 1 }))).toBe(1);
  });

  it('is two for a GET that succeeds the second time, without a report', async () => {
    const answers = [HttpResponse.json({}, { status: 503 }), HttpResponse.json({ ok: true })];
    const made = await requestsOf(
      async () => {
        expect(await read('GET')()).toEqual({ ok: true });
      },
      () => answers.shift() ?? HttpResponse.error(),
    );
    expect(made).toBe(2);
    expect(onError).not.toHaveBeenCalled();
  });

  it('is one for an offline write, which fails at once and is never sent later', async () => {
    onlineManager.setOnline(false);
    const made = await requestsOf(
      async () => {
        await expect(write('POST')()).rejects.toThrow('Network Error');
        onlineManager.setOnline(true);
        await client.resumePausedMutations();
      },
      () => HttpResponse.error(),
    );
    expect(made).toBe(1);
  });
});

describe('cached data', () => {
  const MINUTE = 60_000;
  const NOW = Date.UTC(2026, 10, 21);
  const read = { queryKey: ['a'], queryFn: () => Promise.resolve('b') };

  afterEach(() => {
    vi.useRealTimers();
    focusManager.setFocused(undefined);
  });

  it('is refetched by a component that mounts after five minutes, not before', () => {
    const client = createQueryClient();
    const isStale = (age: number) => {
      client.setQueryData(read.queryKey, 'b', { updatedAt: Date.now() - age });
      return new QueryObserver(client, read).getCurrentResult().isStale;
    };
    expect([isStale(5 * MINUTE - 1000), isStale(5 * MINUTE)]).toEqual([false, true]);
  });

  it('is kept for half an hour after its last use', async () => {
    vi.useFakeTimers({ now: NOW });
    const client = createQueryClient();
    client.setQueryData(read.queryKey, 'b');
    await vi.advanceTimersByTimeAsync(30 * MINUTE - 1);
    expect(client.getQueryData(read.queryKey)).toBe('b');
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(read.queryKey)).toBeUndefined();
  });

  it('is not refetched on return to the tab', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const client = createQueryClient();
    client.mount();
    const queryFn = vi.fn(read.queryFn);
    const stop = new QueryObserver(client, { ...read, queryFn }).subscribe(() => {});
    await vi.waitFor(() => expect(client.getQueryData(read.queryKey)).toBe('b'));
    vi.setSystemTime(NOW + 10 * MINUTE);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await Promise.resolve();
    expect(queryFn).toHaveBeenCalledTimes(1);
    stop();
    client.unmount();
  });

  it('fails at once if it is missing and there is no network', async () => {
    onlineManager.setOnline(false);
    const lost = () => Promise.reject(new Error('Network Error'));
    const ask = createQueryClient().fetchQuery({ queryKey: ['a'], queryFn: lost });
    await expect(ask).rejects.toThrow('Network Error');
  });
});
