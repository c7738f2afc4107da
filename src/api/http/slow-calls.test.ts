import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getUser } from '@/api/user/contract';
import { holdCalls } from '@/test/held-calls';
import { call, configureClient } from './client';
import { ApiError, isCancelled, StaleSessionError } from './errors';
import { endSession, startSession } from './session';
import { hasSlowCalls, stopSlowCalls, subscribeSlowCalls } from './slow-calls';

const onError = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onError.mockReset();
  configureClient({ onError });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call without a response, and how it ends. */
async function hanging(signal?: AbortSignal) {
  const held = holdCalls();
  const ended = call(getUser, signal ? { signal } : {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toHaveLength(1);
  return { ended, held };
}

it('a call is slow after 20 s, and not after its response', async () => {
  const changed = vi.fn();
  const unsubscribe = subscribeSlowCalls(changed);
  const { ended, held } = await hanging();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(hasSlowCalls()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasSlowCalls()).toBe(true);
  held[0]?.answer({ data: { id: 1, name: 'An', email: 'an@example.com' } });
  expect(await ended).toMatchObject({ name: 'An' });
  expect(hasSlowCalls()).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
  unsubscribe();
});

it('a quick call is never slow', async () => {
  const { ended, held } = await hanging();
  held[0]?.answer({ data: { id: 1, name: 'An', email: 'an@example.com' } });
  await ended;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hasSlowCalls()).toBe(false);
});

it('nothing cuts a slow call off; stopping it fails it with a timeout, which is reported', async () => {
  const { ended } = await hanging();
  stopSlowCalls();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(onError).not.toHaveBeenCalled();
  stopSlowCalls();
  const error = await ended;
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ failure: { kind: 'timeout' } });
  expect(onError.mock.calls).toEqual([[error]]);
  expect(hasSlowCalls()).toBe(false);
});

it('a call of an ended session is not slow, and its failure is not reported', async () => {
  const { ended, held } = await hanging();
  await vi.advanceTimersByTimeAsync(20_000);
  endSession();
  expect(hasSlowCalls()).toBe(false);
  held[0]?.fail(500);
  expect(await ended).toBeInstanceOf(StaleSessionError);
  expect(onError).not.toHaveBeenCalled();
});

it('a call that is not sent, because another tab has replaced the session, is not slow', async () => {
  startSession('first');
  Cookies.set('token', 'second');
  await expect(call(getUser, {})).rejects.toBeInstanceOf(StaleSessionError);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(hasSlowCalls()).toBe(false);
});

it('a call with a signal of its caller is not watched, and its abort is not reported', async () => {
  const caller = new AbortController();
  const { ended } = await hanging(caller.signal);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(hasSlowCalls()).toBe(false);
  caller.abort();
  expect(isCancelled(await ended)).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});
