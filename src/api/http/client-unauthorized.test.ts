import { http as network, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '@/mocks/hosts/node';
import { recordedRequests } from '@/mocks/server/recorder';
import { call, configureClient } from './client';
import { getClassGrades } from '@/api/journey/contract';
import { getUser } from '@/api/user/contract';
import { isCancelled } from './errors';
import { endSession, startSession } from './session';

const onUnauthorized = vi.fn();
const outcome = (pending: Promise<unknown>) => pending.catch((error: unknown) => error);

/** Holds every response of `/user` until it is released with `status`. */
function held(status: number): () => void {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => (release = resolve));
  server.use(
    network.get('*/api/v1/user', async () => {
      await waiting;
      return HttpResponse.json({ data: { id: 1, name: 'L', email: 'l@x.y' } }, { status });
    }),
  );
  return release;
}

async function arrived(count: number): Promise<void> {
  await vi.waitFor(async () => expect(await recordedRequests()).toHaveLength(count));
}

beforeEach(() => {
  onUnauthorized.mockReset();
  onUnauthorized.mockImplementation(endSession);
  configureClient({ onUnauthorized });
  startSession('t-1');
});

describe('a 401', () => {
  it('is reported once for ten calls at once', async () => {
    const release = held(401);
    const calls = Array.from({ length: 10 }, () => outcome(call(getUser, {})));
    await arrived(10);
    release();
    const errors = await Promise.all(calls);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(errors.filter((error) => !isCancelled(error))).toHaveLength(1);
  });

  it('is reported even if the body is not JSON', async () => {
    server.use(network.get('*/api/v1/user', () => HttpResponse.html('<p>Denied', { status: 401 })));
    await outcome(call(getUser, {}));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('of the public session is reported once for all calls that waited for it', async () => {
    endSession();
    server.use(network.get('*/session', () => HttpResponse.json({}, { status: 401 })));
    const errors = await Promise.all([1, 2, 3].map(() => outcome(call(getClassGrades, {}))));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(errors.every(isCancelled)).toBe(true);
  });

  it.each([
    ['another student has signed in', () => startSession('t-2')],
    ['the student has left', endSession],
    ['another tab has changed the cookie', () => (document.cookie = 'token=t-2; path=/')],
  ])('does nothing once %s', async (_name, change) => {
    const release = held(401);
    const response = outcome(call(getUser, {}));
    await arrived(1);
    change();
    release();
    expect(isCancelled(await response)).toBe(true);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('t-1');
  });
});

it.each([400, 403, 404, 422, 500])('a %d does not end the session', async (status) => {
  held(status)();
  expect(isCancelled(await outcome(call(getUser, {})))).toBe(false);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

describe('a response that arrives after its session', () => {
  it.each([200, 500])('is discarded, with %d', async (status) => {
    const release = held(status);
    const response = outcome(call(getUser, {}));
    await arrived(1);
    startSession('t-2');
    release();
    expect(isCancelled(await response)).toBe(true);
  });
});

it('a student’s request is not sent after another student signs in elsewhere (R17)', async () => {
  document.cookie = 'token=t-2; path=/';
  expect(isCancelled(await outcome(call(getUser, {})))).toBe(true);
  expect(await recordedRequests()).toEqual([]);
  expect(onUnauthorized).not.toHaveBeenCalled();
});
