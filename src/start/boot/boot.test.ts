import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeLocaleCookie } from '@/i18n/locale-cookie';
import { startData } from '@/browser/start-state';
import type { PreloadMap } from '@/routing/route-chunks';

const painted = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('@/start/first-paint', () => ({ firstPaint: painted }));

/** Loads the document at `path`: the boot script runs once, as in the head. */
async function load(
  path: string,
  map: PreloadMap | null = null,
  apiUrl: string | null = null,
): Promise<string> {
  window.history.replaceState(null, '', path);
  const chunks = document.createElement('script');
  chunks.id = 'chunks';
  chunks.type = 'application/json';
  chunks.textContent = map && JSON.stringify(map);
  document.head.replaceChildren(chunks);
  vi.stubGlobal('API_URL', apiUrl);
  vi.resetModules();
  await import('./boot');
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** The HTML has been read. */
async function completeHtml(): Promise<void> {
  document.dispatchEvent(new Event('readystatechange'));
  await new Promise((resolve) => setTimeout(resolve));
}

function speaks(...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

beforeEach(() => {
  speaks('en-US');
  painted.mockResolvedValue();
  vi.stubGlobal('CSSLayerBlockRule', Object);
});
afterEach(async () => {
  vi.restoreAllMocks();
  // Ends a boot script that still waits.
  await completeHtml();
});

describe('the language of the first load', () => {
  it('is Vietnamese with the cookie `vi`: the path is replaced, query and hash stay', async () => {
    writeLocaleCookie('vi');
    const entries = window.history.length;
    expect(await load('/school-list?page=2&q=a%20b#top')).toBe(
      '/vi/school-list?page=2&q=a%20b#top',
    );
    expect(window.history.length).toBe(entries);
    expect(await load('/')).toBe('/vi');
    expect(await load('/?a=1#b')).toBe('/vi?a=1#b');
  });

  it('is the first supported language of the browser without a cookie', async () => {
    speaks('fr-FR', 'vi-VN', 'en');
    expect(await load('/majors')).toBe('/vi/majors');
    speaks('fr-FR', 'en-GB', 'vi');
    expect(await load('/majors')).toBe('/majors');
    speaks();
    expect(await load('/majors')).toBe('/majors');
  });

  it('is English with the cookie `en`, whatever the language of the browser', async () => {
    writeLocaleCookie('en');
    speaks('vi-VN');
    expect(await load('/majors')).toBe('/majors');
  });

  it('is that of the path if the path has one', async () => {
    writeLocaleCookie('en');
    expect(await load('/vi/majors?x=1')).toBe('/vi/majors?x=1');
  });

  it.each(['xx', '%E0%A4', '', 'vi%20', 'x'.repeat(3000)])(
    'ignores the cookie %j',
    async (value) => {
      document.cookie = `i18n_redirected=${value}; path=/`;
      expect(await load('/majors')).toBe('/majors');
    },
  );

  it('ignores an undecodable path', async () => {
    expect(await load('/%E0%A4')).toBe('/%E0%A4');
    writeLocaleCookie('vi');
    expect(await load('/xx//y')).toBe('/vi/xx//y');
  });
});

describe('a page whose entry does not load', () => {
  const data = startData();

  async function loadFor(student: boolean): Promise<void> {
    if (student) document.cookie = 'token=t-1; path=/';
    Object.assign(data, { prerendered: '/majors', depends: 'session' });
    onTestFinished(() => {
      for (const name of ['prerendered', 'depends', 'hide', 'supported'] as const)
        delete data[name];
    });
    await load('/majors');
  }

  it('is shown if a script cannot be loaded', async () => {
    await loadFor(true);
    expect(data).toMatchObject({ hide: 'content', supported: 'yes' });
    const script = document.createElement('script');
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    expect(data).toMatchObject({ hide: 'nothing', supported: 'yes' });
  });

  it('stays as it is in an old browser, and its forms are not sent', async () => {
    vi.stubGlobal('CSSLayerBlockRule', undefined);
    Reflect.deleteProperty(window, 'CSSLayerBlockRule');
    writeLocaleCookie('vi');
    await loadFor(true);
    expect(window.location.pathname).toBe('/majors');
    expect(data).toMatchObject({ supported: 'no' });
    expect(data.hide).toBeUndefined();
    const submit = new Event('submit', { cancelable: true, bubbles: true });
    document.body.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    window.earlyClicks?.stopRecording();
    window.earlyClicks = undefined;
  });
});

describe('the theme of the first paint', () => {
  it.each([
    ['theme-dark', 'theme-dark'],
    ['theme-light', 'theme-light'],
    ['"><script>', 'theme-light'],
  ])('with %j in storage is %s', async (stored, theme) => {
    localStorage.setItem('theme', stored);
    await load('/');
    expect(document.documentElement.className).toBe(theme);
  });
});

describe('the files of the first page', () => {
  const page = (path: string, guard: 'auth' | 'guest' | null, chunk: number) => ({
    path,
    guard,
    chunks: [chunk, 0],
    messages: { en: [chunk], vi: [4] },
  });
  const map: PreloadMap = {
    files: [
      '/shared.js',
      '/majors.js',
      '/login.js',
      '/profile.js',
      '/vi.json',
      '/en.json',
      '/transport.js',
      '/app.js',
    ],
    app: [7],
    frame: { en: [5], vi: [4] },
    student: [6],
    routes: [page('majors', null, 1), page('login', 'guest', 2), page('profile', 'auth', 3)],
  };

  async function preloaded(path: string): Promise<string[]> {
    await load(path, map);
    await completeHtml();
    return links();
  }

  function links(): string[] {
    return [...document.head.querySelectorAll('link')].map((link) => {
      const href = link.getAttribute('href') ?? '';
      const how = [link.rel, link.as || null, link.crossOrigin];
      // The same mode as the app's own request; otherwise it would be fetched twice.
      const module = ['modulepreload', null, null];
      expect(how).toEqual(href.endsWith('.json') ? ['preload', 'fetch', 'anonymous'] : module);
      return href;
    });
  }

  it('are preloaded after the HTML, each once, with the messages of the language', async () => {
    await load('/majors', map);
    expect(links()).toEqual([]);
    await completeHtml();
    expect(await preloaded('/majors')).toEqual(['/app.js', '/en.json', '/majors.js', '/shared.js']);
    expect(window.earlyClicks).toBeUndefined();
    expect(await preloaded('/vi/majors/')).toEqual([
      '/app.js',
      '/vi.json',
      '/majors.js',
      '/shared.js',
    ]);
    writeLocaleCookie('vi');
    expect(await preloaded('/majors')).toEqual(['/app.js', '/vi.json', '/majors.js', '/shared.js']);
  });

  it('are not preloaded if the guard would refuse the page', async () => {
    expect(await preloaded('/profile')).toEqual(['/app.js', '/en.json']);
    expect(await preloaded('/login')).toContain('/login.js');
    expect(await preloaded('/majors')).not.toContain('/transport.js');
    document.cookie = 'token=t-1; path=/';
    expect(await preloaded('/profile')).toEqual(
      expect.arrayContaining(['/profile.js', '/transport.js']),
    );
    expect(await preloaded('/login')).toEqual(['/app.js', '/en.json', '/transport.js']);
  });

  it('are preloaded after the first paint of a prerendered page, and clicks are recorded', async () => {
    startData().prerendered = '/majors';
    onTestFinished(() => {
      delete startData().prerendered;
      window.earlyClicks?.stopRecording();
      window.earlyClicks = undefined;
    });
    let paint = () => {};
    painted.mockReturnValue(new Promise((resolve) => (paint = resolve)));
    expect(await preloaded('/majors')).toEqual([]);
    expect(window.earlyClicks).toBeDefined();
    paint();
    await vi.waitFor(() => expect(links()).toHaveLength(4));
  });

  it.each(['/xx', '/majors/x', '/%E0%A4'])(
    'are those of the layout for the unknown path %s',
    async (path) => {
      expect(await preloaded(path)).toEqual(['/app.js', '/en.json']);
    },
  );
});

it.each([
  ['a visitor', '', 1],
  ['a student, who has no part in them', 'linh', 0],
])('the first requests are made early for %s', async (_who, token, count) => {
  const fetched = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  document.cookie = `token=${token}; path=/`;
  await load('/', null, 'https://api.example');
  await completeHtml();
  expect(fetched).toHaveBeenCalledTimes(count);
});
