import { createBrowserRouter, type DataRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/http/query-client';
import { useSessionEnding } from '@/app/session-ending';
import { openPanel } from '@/shared/panel/panel-store';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';
import { recordingWindow } from '@/test/recording-window';
import { createFullLoad, type FullLoad } from './full-load';
import { watchBuilds } from './watch-builds';

const MANIFEST = '/builds/meta/build-aaaa.json';
const HOUR = 3_600_000;

const queryClient = createQueryClient();
let loads: string[];
let fullLoad: FullLoad;
let router: DataRouter;
let requested: string[] = [];
let stop = () => {};
let clean = () => {};
let answers: Record<string, unknown>;

function begin(build = 'build-aaaa', readyAgo = 0): void {
  document.head.innerHTML = build && `<meta name="build" content="${build}">`;
  stop = watchBuilds({ router, queryClient, fullLoad, readyAt: performance.now() - readyAgo });
}

async function beginHourAgo(): Promise<void> {
  begin();
  await vi.advanceTimersByTimeAsync(HOUR);
}

const descriptors = () => requested.filter((path) => path.startsWith('/builds/latest.json?'));

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/majors');
  loads = [];
  fullLoad = createFullLoad(() => router);
  const { middleware } = fullLoad;
  router = createBrowserRouter(
    [{ path: '*', middleware: [middleware], loader: () => null, Component: () => null }],
    { window: recordingWindow(loads), hydrationData: { loaderData: {} } },
  );
  requested = [];
  answers = { latest: { id: 'build-bbbb', timestamp: 1 }, manifest: {} };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = typeof input === 'string' ? input : '';
    requested.push(path);
    if (path === MANIFEST) return Response.json(answers['manifest']);
    return Response.json(path.includes('latest') ? answers['latest'] : {});
  });
});
afterEach(() => {
  stop();
  clean();
  router.dispose();
  document.head.replaceChildren();
  document.body.replaceChildren();
  openPanel(null);
  useSessionEnding.setState({ locationKey: null });
  vi.useRealTimers();
});

describe('the requests', () => {
  it('are the manifest exactly one second after the app is ready', async () => {
    begin();
    await vi.advanceTimersByTimeAsync(999);
    expect(requested).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toEqual([MANIFEST]);
  });

  it('start one second after the app is ready, however late the code loads', async () => {
    await vi.advanceTimersByTimeAsync(7000);
    begin('build-aaaa', 400);
    await vi.advanceTimersByTimeAsync(599);
    expect(requested).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toEqual([MANIFEST]);
    stop();
    begin('build-aaaa', 5000);
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toEqual([MANIFEST, MANIFEST]);
  });

  it('are the descriptor an hour later, and every hour', async () => {
    begin();
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    expect(descriptors()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(descriptors()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(descriptors()).toHaveLength(2);
    expect(new Set(descriptors()).size).toBe(2);
  });

  it('are none in development', async () => {
    begin('');
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(requested).toEqual([]);
  });

  it('are none after the end', async () => {
    begin();
    stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(requested).toEqual([]);
  });
});

describe('the links of the page', () => {
  const observe = vi.fn<(link: Element) => void>();
  const disconnect = vi.fn<() => void>();
  const none = { en: [], vi: [] };

  beforeEach(() => {
    observe.mockReset();
    disconnect.mockReset();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = observe;
        unobserve = () => {};
        disconnect = disconnect;
      },
    );
    answers['manifest'] = { files: [], app: [], frame: none, student: [], routes: [] };
    document.body.innerHTML = '<a href="/pricing">Pricing</a>';
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are observed once the manifest has loaded, until the end', async () => {
    begin();
    await vi.advanceTimersByTimeAsync(1000);
    expect(observe).toHaveBeenCalledExactlyOnceWith(document.querySelector('a'));
    expect(disconnect).not.toHaveBeenCalled();
    stop();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('are not observed without a manifest', async () => {
    answers['manifest'] = null;
    begin();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requested).toEqual([MANIFEST]);
    expect(observe).not.toHaveBeenCalled();
  });

  it('are not observed if the end comes before the manifest', async () => {
    let come: (answer: Response) => void = () => {};
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (come = resolve)));
    begin();
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    come(Response.json(answers['manifest']));
    await vi.advanceTimersByTimeAsync(1000);
    expect(observe).not.toHaveBeenCalled();
  });
});

describe('a newer build', () => {
  /** How the next navigation ends: as a document load or in the router. */
  async function next(to = '/pricing'): Promise<string> {
    loads.length = 0;
    void router.navigate(to);
    await vi.advanceTimersByTimeAsync(10);
    return loads.length > 0 ? 'load' : router.state.location.pathname;
  }

  it('is loaded on the next navigation', async () => {
    await beginHourAgo();
    expect(await next()).toBe('load');
    expect(loads).toEqual(['assign /pricing']);
  });

  it('is loaded once, even if a cache still returns the old page', async () => {
    await beginHourAgo();
    expect(await next()).toBe('load');
    stop();
    await beginHourAgo();
    expect(await next('/demo')).toBe('/demo');
    answers['latest'] = { id: 'build-cccc' };
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(await next('/majors')).toBe('load');
  });

  it.each([[{ id: 'build-aaaa' }], [null]])('is not detected from %j', async (latest) => {
    answers['latest'] = latest;
    await beginHourAgo();
    expect(await next()).toBe('/pricing');
  });

  it('stays detected after a later invalid descriptor', async () => {
    await beginHourAgo();
    answers['latest'] = null;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(await next()).toBe('load');
  });

  it.each<[string, () => void]>([
    ['a form is dirty', () => (clean = registerUnsavedChanges(() => loads.length === 0))],
    ['the search is open', () => openPanel('search')],
    ['the chat is open', () => openPanel('chat')],
    ['a toast is up', () => document.body.append(toast())],
    [
      'the student is on the way out',
      () => useSessionEnding.setState({ locationKey: router.state.location.key }),
    ],
    ['a write is under way', () => write()],
  ])('waits while %s', async (_, arrange) => {
    await beginHourAgo();
    arrange();
    expect(await next()).toBe('/pricing');
  });
});

function toast(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'Toastify__toast';
  return element;
}

function write(): void {
  void queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => new Promise(() => undefined) })
    .execute(undefined);
}
