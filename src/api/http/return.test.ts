import { onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from './query-client';

const ask = vi.fn<(key: string) => Promise<string>>();

let client: QueryClient;
let stops: (() => void)[] = [];

/** A component that reads a query. */
function place(key: string) {
  const observer = new QueryObserver(client, { queryKey: [key], queryFn: () => ask(key) });
  stops.push(observer.subscribe(() => {}));
  return observer;
}

const askedFor = () => ask.mock.calls.map(([key]) => key);

beforeEach(() => {
  client = createQueryClient();
  client.mount();
  ask.mockReset().mockImplementation((key) => Promise.resolve(key));
});
afterEach(() => {
  onlineManager.setOnline(true);
  for (const stop of stops) stop();
  stops = [];
  client.unmount();
  client.clear();
});

describe('when the connection returns', () => {
  it('a failed query is refetched once for all its observers, and no other query', async () => {
    place('fine');
    ask.mockImplementation((key) =>
      key === 'fine' ? Promise.resolve(key) : Promise.reject(new Error('Network Error')),
    );
    const [one, two] = [place('lost'), place('lost')];
    await vi.waitFor(() => expect(one.getCurrentResult().isError).toBe(true));
    ask.mockClear().mockImplementation((key) => Promise.resolve(key));
    onlineManager.setOnline(false);
    expect(askedFor()).toEqual([]);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(two.getCurrentResult().data).toBe('lost'));
    expect(askedFor()).toEqual(['lost']);
  });

  it('a query whose refetch failed is refetched too', async () => {
    const seen = place('seen');
    await vi.waitFor(() => expect(seen.getCurrentResult().isSuccess).toBe(true));
    ask.mockRejectedValueOnce(new Error('Network Error'));
    await seen.refetch();
    ask.mockClear();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(seen.getCurrentResult().isSuccess).toBe(true));
    expect(askedFor()).toEqual(['seen']);
  });

  it('a loaded query is not refetched, however old it is', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const fine = place('fine');
    await vi.waitFor(() => expect(fine.getCurrentResult().isSuccess).toBe(true));
    vi.setSystemTime(Date.now() + 3_600_000);
    ask.mockClear();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await Promise.resolve();
    expect(askedFor()).toEqual([]);
  });

  it('an unused query is not refetched', async () => {
    ask.mockRejectedValueOnce(new Error('Network Error'));
    const left = place('left');
    await vi.waitFor(() => expect(left.getCurrentResult().isError).toBe(true));
    stops.pop()?.();
    ask.mockClear();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await Promise.resolve();
    expect(askedFor()).toEqual([]);
  });
});
