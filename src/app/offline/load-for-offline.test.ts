import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announceSession, endSession, startSession } from '@/api/http/session';
import { KEPT_MARK } from '@/browser/session-reset';
import { loadForOffline } from './load-for-offline';

/** The keys of what was loaded, in order. */
let loaded: string[];

/** Twelve essays, the one that was changed last in the middle. */
const ESSAYS = [3, 1, 12, 8, 5, 7, 11, 2, 9, 4, 10, 6].map((day) => ({
  id: `e-${day}`,
  updated_at: `2026-11-${String(day).padStart(2, '0')}T08:00:00Z`,
}));

/** Starts the loading; `onLoad` is called with each key. */
function start(onLoad: (key: string) => void = () => {}): void {
  const client = new QueryClient();
  vi.spyOn(client, 'fetchQuery').mockImplementation(
    async ({ queryKey }: { queryKey: readonly unknown[] }) => {
      const key = queryKey.join(' ');
      loaded.push(key);
      onLoad(key);
      return key === 'essays list' ? ESSAYS : null;
    },
  );
  onTestFinished(loadForOffline(client));
}

const mark = () => localStorage.getItem(KEPT_MARK);
const isDone = () => vi.waitFor(() => expect(mark()).not.toBeNull());
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  loaded = [];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T08:00:00Z') });
  startSession('linh');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is loaded for a visit without a network', () => {
  it('has the ten essays that were changed last, the newest first', async () => {
    start();
    await isDone();
    const essays = loaded.filter((key) => key.startsWith('essays') && key !== 'essays list');
    expect(essays.map((key) => key.match(/e-\d+/)?.[0])).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `e-${day}`),
    );
  });

  it('is loaded again after twelve hours, or in another language', async () => {
    start();
    await isDone();
    const all = loaded.length;
    vi.setSystemTime(new Date('2026-11-26T19:59:00Z'));
    start();
    await nextTask();
    expect(loaded).toHaveLength(all);
    vi.setSystemTime(new Date('2026-11-26T20:01:00Z'));
    start();
    await vi.waitFor(() => expect(loaded).toHaveLength(2 * all));
    await nextTask();
    window.history.replaceState(null, '', '/vi');
    start();
    await vi.waitFor(() => expect(mark()).toMatch(/ vi-VN$/));
    expect(loaded).toContain('bookmarks vi-VN');
  });

  it('ends with the session, and does not count as loaded then', async () => {
    start((key) => {
      if (key === 'essays list') endSession();
    });
    await vi.waitFor(() => expect(loaded.at(-1)).toBe('essays list'));
    await nextTask();
    expect(loaded.at(-1)).toBe('essays list');
    expect(mark()).toBeNull();
  });

  it('is nothing for a visitor until a student signs in', async () => {
    endSession();
    start();
    await nextTask();
    expect(loaded).toEqual([]);
    startSession('linh');
    announceSession();
    await isDone();
    expect(loaded[0]).toBe('user');
  });
});
