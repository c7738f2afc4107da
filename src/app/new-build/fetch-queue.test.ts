import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFetchQueue } from './fetch-queue';

let may = true;
let ends: (() => void)[] = [];

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
const prefetched = () => links().map((link) => link.getAttribute('href'));
const file = (number: number) => `/assets/${number}.js`;
const end = (number: number, how = 'load') =>
  links()
    .find((link) => link.getAttribute('href') === file(number))
    ?.dispatchEvent(new Event(how));

beforeEach(() => {
  may = true;
  ends = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    () => new Promise((resolve) => ends.push(() => resolve(new Response('{}')))),
  );
});
afterEach(() => document.head.replaceChildren());

describe('the queue', () => {
  it('fetches four files at a time, each once, in order', async () => {
    const queue = createFetchQueue(() => may);
    queue.add([1, 2, 3, 2, 4, 5, 6].map(file));
    queue.add([1, 5].map(file));
    expect(prefetched()).toEqual([1, 2, 3, 4].map(file));
    expect(links().every((link) => link.fetchPriority === 'low')).toBe(true);
    end(3);
    await vi.waitFor(() => expect(prefetched()).toEqual([1, 2, 3, 4, 5].map(file)));
    end(1);
    end(2);
    await vi.waitFor(() => expect(prefetched()).toEqual([1, 2, 3, 4, 5, 6].map(file)));
  });

  it('includes messages, requested as the app does', async () => {
    const queue = createFetchQueue(() => may);
    queue.add(['/assets/en.json', '/assets/vi.json', ...[1, 2, 3].map(file)]);
    expect(fetch).toHaveBeenCalledWith('/assets/en.json', { priority: 'low' });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(prefetched()).toEqual([1, 2].map(file));
    ends[0]?.();
    await vi.waitFor(() => expect(prefetched()).toEqual([1, 2, 3].map(file)));
  });

  it('pauses while not allowed, and resumes when notified', () => {
    may = false;
    const queue = createFetchQueue(() => may);
    queue.add([file(1)]);
    expect(prefetched()).toEqual([]);
    may = true;
    queue.resume();
    expect(prefetched()).toEqual([file(1)]);
  });

  it('stops at the first file that fails', async () => {
    const queue = createFetchQueue(() => may);
    queue.add([1, 2, 3, 4, 5].map(file));
    end(1, 'error');
    await new Promise((resolve) => setTimeout(resolve));
    end(2);
    queue.add([file(6)]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(prefetched()).toEqual([1, 2, 3, 4].map(file));
  });

  it('stops at messages that fail', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 404 }));
    const queue = createFetchQueue(() => may);
    queue.add(['/assets/en.json']);
    await new Promise((resolve) => setTimeout(resolve));
    queue.add([file(1)]);
    expect(prefetched()).toEqual([]);
  });

  it('skips files that the page has loaded', () => {
    const loaded: PerformanceResourceTiming = Object.assign(Object.create(null), {
      name: `${window.location.origin}${file(1)}`,
    });
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
      type === 'resource' ? [loaded] : [],
    );
    createFetchQueue(() => may).add([1, 2].map(file));
    expect(prefetched()).toEqual([file(2)]);
  });

  it('can be stopped', () => {
    const queue = createFetchQueue(() => may);
    queue.stop();
    queue.add([file(1)]);
    expect(prefetched()).toEqual([]);
  });
});
