import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { signIn } from '@/test/open-bookmarks';
import { timeoutSoon } from '@/test/timeout-soon';
import { useAchievements } from './queries';
import { describeFailure } from '@/api/http/errors';
import { configureClient } from '@/api/http/client';
import { createQueryClient } from '@/api/http/query-client';
import { endSession } from '@/api/http/session';

afterEach(() => {
  vi.restoreAllMocks();
  endSession();
});

async function open() {
  await signIn('linh.tran');
  const failures: string[] = [];
  configureClient({ onError: ({ failure }) => failures.push(failure.kind) });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useAchievements, { wrapper });
  await waitFor(() => expect(result.current.achievements).toBeDefined());
  const [first, second] = result.current.achievements ?? [];
  if (!first || !second) throw new Error('no achievements');
  return { result, failures, first, second };
}

describe('a write to the achievements that hangs', () => {
  it('times out with a report, and the next write is sent', async () => {
    const { result, failures, first, second } = await open();
    const given = timeoutSoon();
    addFault({ match: 'patchAchievement', kind: 'hang', times: 1 });
    const change = (id: typeof first.id, role: string) =>
      result.current.write({ kind: 'change', id, changes: { role } });
    let done: Promise<unknown>[] = [];
    act(() => {
      done = [change(first.id, 'lost'), change(second.id, 'kept')];
    });
    expect(await Promise.all(done)).toEqual([false, expect.objectContaining({ role: 'kept' })]);
    expect(failures).toEqual(['timeout']);
    expect(given[0]).toBe(20_000);
    await waitFor(() => expect(result.current.achievements?.[0]?.role).toBe(first.role));
  });

  it('is reported only by the form that made it', async () => {
    const { result, failures, first } = await open();
    timeoutSoon();
    addFault({ match: 'patchAchievement', kind: 'hang', times: 1 });
    const refused: unknown = await act(() =>
      result.current
        .writeFromForm({ kind: 'change', id: first.id, changes: { role: 'lost' } })
        .catch((error: unknown) => error),
    );
    expect(describeFailure(refused)).toEqual({ kind: 'timeout' });
    expect(failures).toEqual([]);
  });
});
