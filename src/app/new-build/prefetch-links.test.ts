import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PreloadMap } from '@/routing/route-chunks';
import { prefetchLinks } from './prefetch-links';

const messages = { en: [], vi: [] };
const MAP: PreloadMap = {
  files: ['/assets/majors.js', '/assets/profile.js', '/assets/login.js', '/assets/essay.js'],
  app: [],
  frame: { en: [], vi: [] },
  student: [],
  routes: [
    { path: 'majors', guard: null, chunks: [0], messages },
    { path: 'profile', guard: 'auth', chunks: [1], messages },
    { path: 'login', guard: 'guest', chunks: [2], messages },
    { path: 'ai-essay', guard: null, chunks: [3], messages },
  ],
};

/** The part of IntersectionObserver that the code uses; a test decides what is visible. */
class FakeObserver {
  static last: FakeObserver | null = null;
  readonly watched = new Set<Element>();
  constructor(private readonly tell: IntersectionObserverCallback) {
    FakeObserver.last = this;
  }
  observe(element: Element): void {
    this.watched.add(element);
  }
  unobserve(element: Element): void {
    this.watched.delete(element);
  }
  disconnect(): void {
    this.watched.clear();
  }
  show(href: string, isIntersecting = true): void {
    const target = [...this.watched].find((element) => element.getAttribute('href') === href);
    if (!target) return;
    const entry: Partial<IntersectionObserverEntry> = { isIntersecting, target };
    this.tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver); // all that is read
  }
}

let stop = () => {};
const prefetched = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const show = (href: string, visible?: boolean) => FakeObserver.last?.show(href, visible);
const begin = (html: string) => {
  document.body.innerHTML = html;
  stop = prefetchLinks(MAP);
};
const connection = (value: object) =>
  vi.stubGlobal('navigator', { onLine: true, connection: value });

beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver));
afterEach(() => {
  stop();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.cookie = 'token=; max-age=0; path=/';
  vi.unstubAllGlobals();
});

describe('the target of a link', () => {
  it('is prefetched once the link is visible', () => {
    begin('<a href="/majors?q=x#top">Majors</a>');
    expect(prefetched()).toEqual([]);
    show('/majors?q=x#top', false);
    expect(prefetched()).toEqual([]);
    show('/majors?q=x#top');
    expect(prefetched()).toEqual(['/assets/majors.js']);
    expect(FakeObserver.last?.watched.size).toBe(0);
  });

  it('is prefetched for the current visitor or student', () => {
    begin('<a href="/profile">Me</a><a href="/login">Log in</a>');
    show('/profile');
    show('/login');
    expect(prefetched()).toEqual(['/assets/login.js']);
    stop();
    document.head.replaceChildren();
    document.cookie = 'token=t-1; path=/';
    begin('<a href="/profile">Me</a><a href="/login">Log in</a>');
    show('/profile');
    show('/login');
    expect(prefetched()).toEqual(['/assets/profile.js']);
  });

  it('is not prefetched if it is another site or a file', () => {
    begin(
      '<a href="https://other.example/majors">x</a><a href="/majors" download>x</a><a href="mailto:a@b.c">x</a>',
    );
    for (const href of ['https://other.example/majors', '/majors', 'mailto:a@b.c']) show(href);
    expect(prefetched()).toEqual([]);
  });

  it('is prefetched for links that are added or changed later', async () => {
    begin('<a href="/nowhere">x</a>');
    show('/nowhere');
    document.body.insertAdjacentHTML('beforeend', '<p><a href="/majors">Majors</a></p>');
    await vi.waitFor(() => expect(FakeObserver.last?.watched.size).toBe(1));
    show('/majors');
    expect(prefetched()).toEqual(['/assets/majors.js']);
    document.querySelector('a')?.setAttribute('href', '/ai-essay');
    await vi.waitFor(() => expect(FakeObserver.last?.watched.size).toBe(1));
    show('/ai-essay');
    expect(prefetched()).toEqual(['/assets/majors.js', '/assets/essay.js']);
  });

  it.each([
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ])('is not prefetched with %j', (value) => {
    connection(value);
    begin('<a href="/majors">Majors</a>');
    show('/majors');
    expect(prefetched()).toEqual([]);
  });

  it.each([{ saveData: false, effectiveType: '3g' }, { effectiveType: '4g' }, {}])(
    'is prefetched with %j',
    (value) => {
      connection(value);
      begin('<a href="/majors">Majors</a>');
      show('/majors');
      expect(prefetched()).toEqual(['/assets/majors.js']);
    },
  );

  it('waits in a hidden tab, and while offline', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    begin('<a href="/majors">Majors</a><a href="/ai-essay">Essays</a>');
    show('/majors');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(prefetched()).toEqual([]);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(prefetched()).toEqual(['/assets/majors.js']);
    hidden.mockReturnValue(true);
    show('/ai-essay');
    expect(prefetched()).toEqual(['/assets/majors.js']);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(prefetched()).toEqual(['/assets/majors.js', '/assets/essay.js']);
  });

  it('is not prefetched without IntersectionObserver', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    FakeObserver.last = null;
    begin('<a href="/majors">Majors</a>');
    expect(FakeObserver.last).toBeNull();
  });

  it('is not prefetched after the end, and no listener remains', async () => {
    const targets = [document, window];
    const listened = targets.map((target) => vi.spyOn(target, 'addEventListener'));
    const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'));
    begin('<a href="/majors">Majors</a>');
    const observer = FakeObserver.last;
    stop();
    expect(listened.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(removed.map(({ mock }) => mock.calls)).toEqual(listened.map(({ mock }) => mock.calls));
    expect(observer?.watched.size).toBe(0);
    document.body.insertAdjacentHTML('beforeend', '<a href="/ai-essay">Essays</a>');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(observer?.watched.size).toBe(0);
  });
});
