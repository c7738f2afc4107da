import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedRequests } from '@/mocks/server/recorder';
import type { PrefetchedRequest } from '@/browser/start-state';
import { call, configureClient } from './client';
import { getClassGrades, postCountries } from '@/api/journey/contract';
import { describeFailure, isCancelled, StaleSessionError, type ApiError } from './errors';
import { endSession, startSession, storePublicToken } from './session';
import { hasSlowCalls, stopSlowCalls } from './slow-calls';

const GRADES = 'http://localhost:3000/api/v2/session-based-journey/school-recommended/class-grades';
const TEXT = '{"data":[{"id":"g1","class_name":"Lớp 12"}]}';

function prefetched(changes: Partial<PrefetchedRequest> = {}): PrefetchedRequest {
  const response = Promise.resolve({ status: 200, text: TEXT });
  return { url: GRADES, language: 'vi-VN', session: 's-1', response, ...changes };
}

/** Calls for the grades, requested before the app started. */
function grades(before: PrefetchedRequest[], signal?: AbortSignal) {
  window.prefetchedRequests = before;
  return call(getClassGrades, signal ? { signal } : {});
}

const sent = async () => (await recordedRequests()).length;
const failure = (answer: Promise<unknown>) => answer.then(() => null, describeFailure);

beforeEach(() => {
  configureClient({ language: () => 'vi-VN', retryDelayMs: 0 });
  storePublicToken('s-1');
});
afterEach(() => {
  delete window.prefetchedRequests;
  endSession();
});

describe('a prefetched request', () => {
  it('is used once; the next call is sent', async () => {
    const before = [prefetched()];
    expect(await grades(before)).toEqual([{ id: 'g1', class_name: 'Lớp 12' }]);
    expect(await sent()).toBe(0);
    expect(before).toEqual([]);
  });

  it.each<[string, Partial<PrefetchedRequest>]>([
    ['another address', { url: `${GRADES}?page=2` }],
    ['another language', { language: 'en-US' }],
    ['another session', { session: 's-0' }],
    ['no session', { session: null }],
  ])('is not adopted if it had %s', async (_, other) => {
    const before = [prefetched(other)];
    await failure(grades(before));
    expect(await sent()).toBe(1);
    expect(before).toHaveLength(1);
  });

  it('of a POST is used for the same body alone', async () => {
    const url = GRADES.replace('class-grades', 'countries');
    const before = [prefetched({ url, body: '{}' })];
    window.prefetchedRequests = before;
    await failure(call(postCountries, { body: { class_grade_id: 1 } }));
    expect(before).toHaveLength(1);
    await failure(call(postCountries, { body: {} }));
    expect(before).toEqual([]);
    expect(await sent()).toBe(1);
  });

  it('is not used for a signed-in student', async () => {
    startSession('t-1');
    storePublicToken('s-1');
    const before = [prefetched()];
    await failure(grades(before));
    expect(before).toHaveLength(1);
  });

  it.each([
    [
      418,
      '{"message":"Later"}',
      { kind: 'message', text: 'Later', status: 418, language: 'vi-VN' },
    ],
    [404, '', { kind: 'status', status: 404 }],
    [200, '<html>', { kind: 'unreadable' }],
    [200, '{"data":7}', { kind: 'unreadable' }],
  ])('that ends with %i %s fails like any other', async (status, text, expected) => {
    const response = Promise.resolve({ status, text });
    expect(await failure(grades([prefetched({ response })]))).toEqual(expected);
    expect(await sent()).toBe(0);
  });

  it('that ends with 503 is repeated over the network', async () => {
    const response = Promise.resolve({ status: 503, text: '' });
    await failure(grades([prefetched({ response })]));
    expect(await sent()).toBe(1);
  });

  it.each([300, 499])('that ends with %i has the message of axios', async (status) => {
    const response = Promise.resolve({ status, text: '' });
    await expect(grades([prefetched({ response })])).rejects.toThrow(
      `Request failed with status code ${status}`,
    );
  });

  it('without a response fails like any other', async () => {
    const response = Promise.reject<{ status: number; text: string }>(new TypeError('Failed'));
    expect(await failure(grades([prefetched({ response })]))).toEqual({ kind: 'network' });
  });

  it('of a session that has ended meanwhile is not used', async () => {
    const response = grades([prefetched()]);
    endSession();
    const outcome = response.catch((error: unknown) => error);
    expect(await outcome).toBeInstanceOf(StaleSessionError);
  });

  it('can be aborted', async () => {
    const leaving = new AbortController();
    const response = grades([prefetched({ response: new Promise(() => {}) })], leaving.signal);
    const outcome = response.then(
      () => 'done',
      (error: unknown) => (isCancelled(error) ? 'cancelled' : 'failed'),
    );
    await vi.waitFor(() => expect(window.prefetchedRequests).toEqual([]));
    leaving.abort();
    expect(await outcome).toBe('cancelled');
  });

  it('fails with a reported timeout if the student stops waiting', async () => {
    const onError = vi.fn<(error: ApiError) => void>();
    configureClient({ slowAfterMs: 1, onError });
    const response = failure(grades([prefetched({ response: new Promise(() => {}) })]));
    await vi.waitFor(() => expect(hasSlowCalls()).toBe(true));
    stopSlowCalls();
    expect(await response).toEqual({ kind: 'timeout' });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(await sent()).toBe(0);
    configureClient({ slowAfterMs: 20_000, onError: () => {} });
  });
});
