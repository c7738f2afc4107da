import { beforeEach, expect, it, vi } from 'vitest';
import { getUser } from '@/api/user/contract';
import { holdCalls } from '@/test/held-calls';
import { call, configureClient } from './client';
import { ApiError, isCancelled, StaleSessionError } from './errors';
import { endSession } from './session';
import { writeTimeout } from './time-limit';

const onError = vi.fn();
const limits: number[] = [];
let limit: AbortController;

beforeEach(() => {
  limit = new AbortController();
  onError.mockReset();
  configureClient({ onError });
  limits.length = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return limit.signal;
  });
});

const timeUp = () => limit.abort(new DOMException('over', 'TimeoutError'));

/** A call that hangs, and how it ends. */
async function hanging(): Promise<{ ended: Promise<unknown> }> {
  const held = holdCalls();
  const ended = call(getUser, { signal: writeTimeout() }).catch((error: unknown) => error);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  return { ended };
}

it('a hanging write fails with a timeout after 20 s, which is reported', async () => {
  const { ended } = await hanging();
  timeUp();
  const error = await ended;
  expect(limits).toEqual([20_000]);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ failure: { kind: 'timeout' } });
  expect(onError.mock.calls).toEqual([[error]]);
});

it('a hanging write is not reported after its session has ended', async () => {
  const { ended } = await hanging();
  endSession();
  timeUp();
  expect(await ended).toBeInstanceOf(StaleSessionError);
  expect(onError).not.toHaveBeenCalled();
});

it('an aborted call is cancelled, and not reported', async () => {
  const { ended } = await hanging();
  limit.abort();
  expect(isCancelled(await ended)).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});
