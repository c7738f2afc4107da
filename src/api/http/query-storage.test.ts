// @vitest-environment node
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';

type Work = () => void;

/** The browser: one cookie, one database whose work the test runs in order, and a storage that can be full. */
const browser = vi.hoisted(() => ({
  token: null as string | null,
  entries: new Map<string, unknown>(),
  queue: [] as Work[],
  isFull: false,
  marks: new Map<string, string>(),
}));

vi.mock('./session', () => ({ bearerToken: () => browser.token }));
vi.mock('@/browser/device-storage', () => ({
  deviceStorage: {
    getItem: (key: string) => browser.marks.get(key) ?? null,
    setItem: (key: string, value: string) => browser.marks.set(key, value),
    removeItem: (key: string) => browser.marks.delete(key),
  },
}));
vi.mock('idb-keyval', () => {
  const later = <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      browser.queue.push(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
    });
  return {
    createStore: () => null,
    get: (key: string) => later(() => browser.entries.get(key)),
    set: (key: string, value: unknown) =>
      later(() => {
        if (browser.isFull) throw new DOMException('full', 'QuotaExceededError');
        browser.entries.set(key, structuredClone(value));
      }),
    entries: () => later(() => [...browser.entries]),
    del: (key: string) => later(() => browser.entries.delete(key)),
    delMany: (keys: string[]) => later(() => keys.forEach((key) => browser.entries.delete(key))),
    clear: () => later(() => browser.entries.clear()),
  };
});

type Tab = typeof import('./query-storage');

/** A tab has its own instance of the module. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  return import('./query-storage');
}

/** Lets the database work until nothing waits. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    browser.queue.shift()?.();
    await Promise.resolve();
  }
}

async function settled<T>(promise: Promise<T>): Promise<T> {
  await settle();
  return promise;
}

const HASH = '["essays","list"]';
const entry = (data: unknown, hash = HASH) => ({
  queryKey: JSON.parse(hash) as unknown[],
  queryHash: hash,
  data,
});

beforeEach(() => {
  browser.token = 'linh';
  browser.entries.clear();
  browser.queue.length = 0;
  browser.isFull = false;
  browser.marks.clear();
});

it('returns what the same session has kept, and nothing to another or to none', async () => {
  const tab = await openTab();
  await settled(tab.writeQuery(entry('hers')));
  expect(await settled(tab.readQuery({ queryHash: HASH }))).toBe('hers');
  browser.token = 'minh';
  expect(await settled(tab.readQuery({ queryHash: HASH }))).toBeUndefined();
  browser.token = null;
  expect(await settled(tab.readQuery({ queryHash: HASH }))).toBeUndefined();
});

it('removes one query of the same session', async () => {
  const tab = await openTab();
  await settled(tab.writeQuery(entry('list')));
  await settled(tab.writeQuery(entry('text', '["essays","one"]')));
  browser.token = 'minh';
  await settled(tab.removeQuery('["essays","one"]'));
  expect(browser.entries.size).toBe(2);
  browser.token = 'linh';
  await settled(tab.removeQuery('["essays","one"]'));
  expect([...browser.entries.keys()].map((key) => key.split(' ').at(-1))).toEqual([HASH]);
});

it('removes what another session or an older contract has left', async () => {
  browser.entries.set('older linh ["user"]', { data: 1, at: Date.now(), name: 'user' });
  const tab = await openTab();
  await settled(tab.writeQuery(entry('hers')));
  expect([...browser.entries.keys()].map((key) => key.split(' ').at(-1))).toEqual([HASH]);
});

it('returns nothing after 30 days, and removes it', async () => {
  const tab = await openTab();
  await settled(tab.writeQuery(entry('old')));
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 86_400_000);
  expect(await settled(tab.readQuery({ queryHash: HASH }))).toBeUndefined();
  const later = await openTab();
  await settled(later.writeQuery(entry('new', '["user"]')));
  expect(browser.entries.size).toBe(1);
  now.mockRestore();
});

it('keeps the newest ten lists of results', async () => {
  for (let page = 1; page <= 12; page += 1) {
    vi.spyOn(Date, 'now').mockReturnValue(page);
    // Each page load removes what is too much, once.
    const tab = await openTab();
    await settled(tab.writeQuery(entry(page, `["engine",${page}]`)));
  }
  const kept = [...browser.entries.values()] as { data: number }[];
  expect(kept.map(({ data }) => data).toSorted((a, b) => a - b)).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
});

/** The session that loaded the data. */
const ownerOf = (data: unknown) => (typeof data === 'string' ? data.split(' ')[0] : null);

type Act =
  | { do: 'load'; tab: 0 | 1; hash: string }
  | { do: 'sign'; student: 'linh' | 'minh' | null }
  | { do: 'expire' | 'clear' | 'work' | 'open' }
  | { do: 'full'; is: boolean };

const tabs = fc.constantFrom<0 | 1>(0, 1);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('load' as const),
      tab: tabs,
      hash: fc.constantFrom(HASH, '["user"]', '["engine",1]'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('sign' as const),
      student: fc.constantFrom('linh', 'minh', null),
    }),
  },
  { weight: 12, arbitrary: fc.constant({ do: 'work' as const }) },
  { weight: 2, arbitrary: fc.constantFrom({ do: 'expire' as const }, { do: 'open' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'clear' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('full' as const), is: fc.boolean() }) },
);

it('of 10,000 interleavings, none shows one student the data of another, or leaves any behind', async () => {
  const both = [await openTab(), await openTab()] as const;
  let sessions = 0;
  let loads = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 24 }), async (acts) => {
      browser.entries.clear();
      browser.queue.length = 0;
      browser.isFull = false;
      browser.token = null;
      const seen: [data: unknown, token: string | null][] = [];
      for (const one of acts) {
        switch (one.do) {
          case 'load':
            loads += 1;
            if (browser.token !== null) {
              void both[one.tab].writeQuery(entry(`${browser.token} ${loads}`, one.hash));
            }
            break;
          case 'sign':
            sessions += 1;
            browser.token = one.student && `${one.student}-${sessions}`;
            void both[0].clearQueries();
            break;
          case 'expire':
            // The cookie is gone, and no page has noticed.
            browser.token = null;
            break;
          case 'open':
            if (browser.token === null && browser.marks.size > 0) void both[1].clearQueries();
            break;
          case 'clear':
            browser.entries.clear();
            break;
          case 'full':
            browser.isFull = one.is;
            break;
          case 'work':
            browser.queue.shift()?.();
            await Promise.resolve();
        }
        // What a tab would read at any moment. The newest work is only a read: its turn doesn't matter to the others.
        for (const tab of both) {
          const read = tab.readQuery({ queryHash: HASH });
          browser.queue.pop()?.();
          seen.push([await read, browser.token]);
        }
      }
      await settle();
      // A page that opens without a session clears what an expired one has left.
      if (browser.token === null && browser.marks.size > 0) void both[1].clearQueries();
      await settle();
      for (const kept of browser.entries.values()) seen.push([Object(kept).data, browser.token]);
      const foreign = seen.filter(([data, token]) => data !== undefined && ownerOf(data) !== token);
      expect(foreign).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});

it('returns what the page has from the server instead: the device may have been full', async () => {
  const tab = await openTab();
  await settled(tab.writeQuery(entry('yesterday')));
  const today = { data: 'today', isInvalidated: false };
  expect(await settled(tab.readQuery({ queryHash: HASH, state: today }))).toBe('today');
  // Perhaps from the device.
  const old = { data: 'old', isInvalidated: true };
  expect(await settled(tab.readQuery({ queryHash: HASH, state: old }))).toBe('yesterday');
});
