import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedRequests } from '@/mocks/server/recorder';
import type { EarlyAnswer } from '@/browser/prefetched-answer';
import { call, configureClient } from './client';
import { getClassGrades, postCountries } from '@/api/journey/contract';
import { describeFailure, isCancelled } from './errors';
import { endSession, startSession, storePublicToken } from './session';

const GRADES = 'http://localhost:3000/api/v2/session-based-journey/school-recommended/class-grades';
const TEXT = '{"data":[{"id":"g1","class_name":"Lớp 12"}]}';

function early(changes: Partial<EarlyAnswer> = {}): EarlyAnswer {
  const answer = Promise.resolve({ status: 200, text: TEXT });
  return { url: GRADES, language: 'vi-VN', session: 's-1', answer, ...changes };
}

/** The options of the first question, with what was asked before the app was there. */
function grades(before: EarlyAnswer[], signal?: AbortSignal) {
  window.earlyAnswers = before;
  return call(getClassGrades, signal ? { signal } : {});
}

const sent = async () => (await recordedRequests()).length;
const failure = (answer: Promise<unknown>) => answer.then(() => null, describeFailure);

beforeEach(() => {
  configureClient({
    baseUrl: '',
    timeoutMs: undefined,
    onUnauthorized: () => {},
    language: () => 'vi-VN',
  });
  storePublicToken('s-1');
});
afterEach(() => {
  delete window.earlyAnswers;
  endSession();
});

describe('a call that was made before the app was there', () => {
  it('is taken over once; the next is sent', async () => {
    const before = [early()];
    expect(await grades(before)).toEqual([{ id: 'g1', class_name: 'Lớp 12' }]);
    expect(await sent()).toBe(0);
    expect(before).toEqual([]);
  });

  it.each<[string, Partial<EarlyAnswer>]>([
    ['another address', { url: `${GRADES}?page=2` }],
    ['another language', { language: 'en-US' }],
    ['another session', { session: 's-0' }],
    ['no session', { session: null }],
  ])('is not taken over where it had %s', async (_, other) => {
    const before = [early(other)];
    await failure(grades(before));
    expect(await sent()).toBe(1);
    expect(before).toHaveLength(1);
  });

  it('is not taken over by a call that writes', async () => {
    const before = [early({ url: GRADES.replace('class-grades', 'countries') })];
    window.earlyAnswers = before;
    await failure(call(postCountries, { body: {} }));
    expect(before).toHaveLength(1);
  });

  it('is not taken over for a student', async () => {
    startSession('t-1');
    storePublicToken('s-1');
    const before = [early()];
    await failure(grades(before));
    expect(before).toHaveLength(1);
  });

  it.each([
    [503, '{"message":"Later"}', { kind: 'said', text: 'Later', status: 503 }],
    [404, '', { kind: 'status', status: 404 }],
    [200, '<html>', { kind: 'unreadable' }],
    [200, '{"data":7}', { kind: 'unreadable' }],
  ])('that came back as %i %s fails as any other', async (status, text, expected) => {
    const answer = Promise.resolve({ status, text });
    expect(await failure(grades([early({ answer })]))).toEqual(expected);
    expect(await sent()).toBe(0);
  });

  it.each([
    [300, 'ERR_BAD_REQUEST'],
    [499, 'ERR_BAD_REQUEST'],
    [500, 'ERR_BAD_RESPONSE'],
  ])('that came back as %i says so in axios’s own words', async (status, code) => {
    const answer = Promise.resolve({ status, text: '' });
    const error: unknown = await grades([early({ answer })]).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ message: `Request failed with status code ${status}`, code });
  });

  it('that had no answer fails as any other', async () => {
    const answer = Promise.reject<{ status: number; text: string }>(new TypeError('Failed'));
    expect(await failure(grades([early({ answer })]))).toEqual({ kind: 'network' });
  });

  it('can be given up', async () => {
    const leaving = new AbortController();
    const asked = grades([early({ answer: new Promise(() => {}) })], leaving.signal);
    const outcome = asked.then(
      () => 'came',
      (error: unknown) => (isCancelled(error) ? 'given up' : 'failed'),
    );
    await vi.waitFor(() => expect(window.earlyAnswers).toEqual([]));
    leaving.abort();
    expect(await outcome).toBe('given up');
  });
});
