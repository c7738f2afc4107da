import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { openHook } from '@/test/hook';
import { signIn } from '@/test/sign-in';
import { configureClient } from '@/api/http/client';
import { hasSlowCalls, stopSlowCalls } from '@/api/http/slow-calls';
import { useAchievements } from './queries';
import { describeFailure } from '@/api/http/errors';
import { endSession } from '@/api/http/session';

afterEach(() => {
  vi.restoreAllMocks();
  endSession();
});

async function open() {
  await signIn('linh.tran');
  const failures: string[] = [];
  const { current } = openHook(useAchievements, (error) =>
    failures.push(describeFailure(error).kind),
  );
  await waitFor(() => expect(current().achievements).toBeDefined());
  const [first, second] = current().achievements ?? [];
  if (!first || !second) throw new Error('no achievements');
  return { current, failures, first, second };
}

describe('a write to the achievements that hangs', () => {
  it('can be stopped, with a report, and the next write is sent', async () => {
    const { current, failures, first, second } = await open();
    configureClient({ slowAfterMs: 100 });
    addFault({ match: 'patchAchievement', kind: 'hang', times: 1 });
    const change = (id: typeof first.id, role: string) =>
      current().write({ kind: 'change', id, changes: { role } });
    let done: Promise<unknown>[] = [];
    act(() => {
      done = [change(first.id, 'lost'), change(second.id, 'kept')];
    });
    await waitFor(() => expect(hasSlowCalls()).toBe(true));
    stopSlowCalls();
    expect(await Promise.all(done)).toEqual([false, expect.objectContaining({ role: 'kept' })]);
    expect(failures).toEqual(['timeout']);
    await waitFor(() => expect(current().achievements?.[0]?.role).toBe(first.role));
  });
});
