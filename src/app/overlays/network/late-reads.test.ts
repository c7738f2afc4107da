import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LATE_MS, watchReads } from './late-reads';

/** A read that the test resolves, the newest first; `requests` counts the requests. */
function handRead(queryKey: readonly string[]) {
  const answers: ((value: string) => void)[] = [];
  const refusals: ((error: Error) => void)[] = [];
  const options = {
    queryKey,
    retry: false,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        answers.push(resolve);
        refusals.push(reject);
      }),
  };
  return {
    options,
    requests: () => answers.length,
    answer: (value: string) => answers.at(-1)?.(value),
    refuse: () => refusals.at(-1)?.(new Error('no')),
  };
}

let client: QueryClient;

/** Reads the query and ignores its cancellation. */
function ask(read: ReturnType<typeof handRead>): Promise<string> {
  const waiting = client.fetchQuery(read.options);
  waiting.catch(() => undefined);
  return waiting;
}

/** The watch, its reports in order, and a read. */
function watched() {
  const reads = watchReads(client);
  const changes: string[] = [];
  reads.subscribe(() => changes.push(reads.lateness()));
  return { reads, changes, read: handRead(['a']) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

describe('a read that takes too long', () => {
  it('is late after six seconds, until it has loaded', async () => {
    const { reads, changes, read } = watched();
    void ask(read);
    await pass(LATE_MS - 1);
    expect(reads.lateness()).toBe('none');
    await pass(2);
    expect(reads.lateness()).toBe('late');
    read.answer('here');
    await pass(1);
    expect(changes).toEqual(['late', 'none']);
  });

  it('is no longer late once it has failed', async () => {
    const { changes, read } = watched();
    void ask(read);
    await pass(LATE_MS);
    read.refuse();
    await pass(1);
    expect(changes).toEqual(['late', 'none']);
  });

  it('is cancelled on retry, and everyone gets the new response', async () => {
    const { reads, changes, read } = watched();
    const waiting = ask(read);
    await pass(LATE_MS);
    expect(reads.retry()).toBe(1);
    await pass(1);
    expect(read.requests()).toBe(2);
    expect(reads.lateness()).toBe('retrying');
    read.answer('second');
    await expect(waiting).resolves.toBe('second');
    await pass(1);
    expect(changes).toEqual(['late', 'retrying', 'none']);
  });

  it('is late again if the retry hangs', async () => {
    const { reads, changes, read } = watched();
    const stop = new QueryObserver(client, read.options).subscribe(() => {});
    await pass(LATE_MS);
    reads.retry();
    await pass(LATE_MS);
    expect(changes).toEqual(['late', 'retrying', 'late']);
    stop();
    await pass(1);
    // Nothing waits for it any more.
    expect(reads.lateness()).toBe('none');
  });

  it('is ignored if the page has cached data', async () => {
    const { reads, changes, read } = watched();
    client.setQueryData(['a'], 'old');
    client.fetchQuery({ ...read.options, staleTime: 0 }).catch(() => undefined);
    await pass(10 * LATE_MS);
    expect(read.requests()).toBe(1);
    expect(changes).toEqual([]);
    expect(reads.retry()).toBe(0);
  });

  it('of several, only the late ones are retried', async () => {
    const { reads, read: early } = watched();
    const later = handRead(['b']);
    void ask(early);
    await pass(LATE_MS - 1000);
    void ask(later);
    await pass(1000);
    expect(reads.retry()).toBe(1);
    expect([early.requests(), later.requests()]).toEqual([2, 1]);
  });
});
