import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentLoad } from '@/browser/document-load';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';
import {
  connectLazyReload,
  loadPart,
  currentBuild,
  stayOnPage,
  reportMissingPart,
} from './lazy-reload';

const importError = new TypeError('Failed to fetch dynamically imported module');
const fails = () => Promise.reject(importError);

const notify = vi.fn<() => void>();
const stay = vi.fn<() => boolean>();
const reload = vi.fn<() => void>();
let target = '/majors?q=x';
let writing = false;
let site: () => Promise<Response>;

/** The page of a build; without an id it is development. */
function setBuild(build: string | null): void {
  document.head.replaceChildren();
  if (build === null) return;
  const meta = document.createElement('meta');
  meta.name = 'build';
  meta.content = build;
  document.head.append(meta);
}

/** The state of a promise once everything that could settle it has. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  const settled = promise.then(
    () => 'resolved',
    (error: unknown) => (error === importError ? 'rejected' : `rejected with ${String(error)}`),
  );
  return Promise.race([settled, new Promise<string>((resolve) => setTimeout(resolve, 20, 'open'))]);
}

/** The kind of navigation that loaded the document. */
function mockNavigationType(type: string): void {
  const entry: PerformanceNavigationTiming = Object.assign(Object.create(null), { type });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((kind) =>
    kind === 'navigation' ? [entry] : [],
  );
}

const refuseStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

beforeEach(() => {
  window.history.replaceState(null, '', '/pricing');
  for (const mock of [notify, stay, reload]) mock.mockReset();
  target = '/majors?q=x';
  writing = false;
  site = async () => new Response('');
  setBuild('build-aaaa');
  connectLazyReload({ target: () => target, isWriting: () => writing, stay, notify });
  vi.spyOn(documentLoad, 'reload').mockImplementation(reload);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => site());
});
afterEach(() => setBuild(null));

describe('a part that loads', () => {
  it('is the imported module', async () => {
    expect(await loadPart(async () => 'part')).toBe('part');
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a part that fails to load', () => {
  it('loads the document of the target page, and its promise stays pending', async () => {
    const before = window.history.length;
    expect(await stateOf(loadPart(fails))).toBe('open');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(window.location.pathname + window.location.search).toBe('/majors?q=x');
    expect(window.history.length).toBe(before + 1);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/majors?q=x',
      expect.objectContaining({ cache: 'no-store' }),
    );
    expect(sessionStorage.getItem('build.chunks')).toBe('build-aaaa');
  });

  it('adds no history entry if the page is open already', async () => {
    target = '/pricing';
    const before = window.history.length;
    expect(await stateOf(loadPart(fails))).toBe('open');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(window.history.length).toBe(before);
  });

  it('reloads once for several failures', async () => {
    const states = await Promise.all([loadPart(fails), loadPart(fails)].map(stateOf));
    expect(states).toEqual(['open', 'open']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads once per build, and rejects after that', async () => {
    await stateOf(loadPart(fails));
    expect(await stateOf(loadPart(fails, () => true))).toBe('rejected');
    expect(reload).toHaveBeenCalledTimes(1);
    setBuild('build-bbbb');
    expect(await stateOf(loadPart(fails))).toBe('open');
    expect(reload).toHaveBeenCalledTimes(2);
    // An id with the same beginning is another build.
    setBuild('build-bbb');
    expect(await stateOf(loadPart(fails))).toBe('open');
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('loads the page that was opened meanwhile', async () => {
    site = async () => {
      target = '/demo';
      return new Response('');
    };
    await stateOf(loadPart(fails));
    expect(window.location.pathname).toBe('/demo');
  });

  it('rejects in development, and before the app has started', async () => {
    setBuild(null);
    expect(currentBuild()).toBe('');
    expect(await stateOf(loadPart(fails))).toBe('rejected');
    expect(fetch).not.toHaveBeenCalled();
    vi.resetModules();
    const fresh = await import('./lazy-reload');
    setBuild('build-aaaa');
    expect(await stateOf(fresh.loadPart(fails))).toBe('rejected');
    expect(fresh.stayOnPage()).toBe(false);
    expect(() => fresh.reportMissingPart()).not.toThrow();
    expect(reload).not.toHaveBeenCalled();
  });

  it('uses the navigation type if storage is blocked', async () => {
    refuseStorage();
    mockNavigationType('navigate');
    expect(await stateOf(loadPart(fails))).toBe('open');
    expect(reload).toHaveBeenCalledTimes(1);
    mockNavigationType('reload');
    expect(await stateOf(loadPart(fails))).toBe('rejected');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads if storage is blocked and the navigation type is unknown', async () => {
    refuseStorage();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    expect(await stateOf(loadPart(fails))).toBe('open');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads once even if the student reloaded by hand before', async () => {
    mockNavigationType('reload');
    expect(await stateOf(loadPart(fails))).toBe('open');
    expect(await stateOf(loadPart(fails))).toBe('rejected');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a part that fails temporarily', () => {
  const reasons: [string, () => void][] = [
    ['the site does not answer', () => (site = () => Promise.reject(new TypeError('offline')))],
    ['the site fails', () => (site = async () => new Response('', { status: 502 }))],
    ['a write is under way', () => (writing = true)],
    [
      'a write begins just before',
      () => {
        site = async () => {
          writing = true;
          return new Response('');
        };
      },
    ],
  ];

  it.each(reasons)('rejects if %s', async (_, arrange) => {
    arrange();
    expect(await stateOf(loadPart(fails))).toBe('rejected');
    expect(await stateOf(loadPart(fails, () => false))).toBe('rejected');
    expect(reload).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('build.chunks')).toBeNull();
  });

  it.each(reasons)('resolves if %s and the fallback works', async (_, arrange) => {
    arrange();
    const recover = vi.fn(() => true);
    expect(await stateOf(loadPart(fails, recover))).toBe('open');
    expect(recover).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits for unsaved changes, and then reloads', async () => {
    const clean = registerUnsavedChanges(() => true);
    expect(await stateOf(loadPart(fails))).toBe('rejected');
    expect(fetch).not.toHaveBeenCalled();
    clean();
    expect(await stateOf(loadPart(fails))).toBe('open');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('staying on the page', () => {
  it.each([true, false])('notifies if there is a page to stay on: %s', (there) => {
    stay.mockReturnValue(there);
    expect(stayOnPage()).toBe(there);
    expect(notify).toHaveBeenCalledTimes(there ? 1 : 0);
  });

  it('notifies for a missing part, too', () => {
    reportMissingPart();
    expect(notify).toHaveBeenCalledTimes(1);
  });
});
