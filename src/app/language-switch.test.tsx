import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { LOCALES } from '@/i18n/locales';
import { expectConsole } from '@/test/console';
import { renderRoute } from '@/test/render-route';
import { expectToasts } from '@/test/toasts';

/** Held message files, and files that fail. */
const network = vi.hoisted(() => ({
  held: new Map<string, Promise<void>>(),
  refused: new Set<string>(),
}));

/** A message file that waits while held and fails while refused. */
const guarded = vi.hoisted(() => async (path: string) => {
  const { readFileSync } = await import('node:fs');
  const messages: unknown = JSON.parse(readFileSync(`.${path}`, 'utf8'));
  return Object.defineProperty({}, 'default', {
    enumerable: true,
    get: () => {
      if (network.refused.has(path)) throw new TypeError('Failed to fetch');
      const held = network.held.get(path);
      return held ? held.then(() => messages) : messages;
    },
  });
});

vi.mock('/locales/vi/home.json', () => guarded('/locales/vi/home.json'));
vi.mock('/locales/vi/questions.json', () => guarded('/locales/vi/questions.json'));

/** Holds a file; the result releases it. */
function hold(path: string): () => void {
  let letGo = () => {};
  network.held.set(path, new Promise((resolve) => (letGo = resolve)));
  return letGo;
}

const heading = async () => {
  // A page that loads slowly has a heading, but no header.
  await screen.findByRole('banner');
  return (await screen.findByRole('heading', { level: 1 })).textContent;
};
const link = (name: 'EN English' | 'VI Tiếng Việt') =>
  within(screen.getByRole('banner')).getByRole('link', { name });

type Tree = { [key: string]: string | Tree };
const files = import.meta.glob<Tree>('/locales/*/*.json', { import: 'default', eager: true });

function textsOf(tree: Tree | string): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(textsOf);
}

/** Texts that only one of the languages has. */
function ownTexts(locale: string, other: string): Set<string> {
  const all = (name: string) =>
    Object.entries(files).flatMap(([path, tree]) =>
      path.startsWith(`/locales/${name}/`) ? textsOf(tree) : [],
    );
  const theirs = new Set(all(other));
  return new Set(all(locale).filter((text) => !theirs.has(text) && !text.includes('{{')));
}

const english = ownTexts('en', 'vi');
const vietnamese = ownTexts('vi', 'en');

/** The texts of each language that are visible now. */
function shown(): { en: string[]; vi: string[] } {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { en: string[]; vi: string[] } = { en: [], vi: [] };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (english.has(text)) found.en.push(text);
    if (vietnamese.has(text)) found.vi.push(text);
  }
  return found;
}

/** Observes each DOM change: counts them, and collects those that mix both languages. */
function watchForMixes() {
  const mixes: unknown[] = [];
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
    const { en, vi: viet } = shown();
    if (en.length > 0 && viet.length > 0) mixes.push({ en, viet });
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { mixes, changes: () => changes, stop: () => observer.disconnect() };
}

beforeEach(() => {
  network.held.clear();
  network.refused.clear();
});

describe('switching the language', () => {
  it('stays on this site on a path with two slashes', async () => {
    const { user, router } = await renderRoute('/vi//host/x');
    await heading();
    const hrefOf = (locale: string) =>
      document.head.querySelector(`link[hreflang="${locale}"]`)?.getAttribute('href');
    expect(hrefOf('en')).toBe('http://localhost:3000/host/x');
    expect(hrefOf('vi')).toBe('http://localhost:3000/vi/host/x');
    await user.click(link('EN English'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/host/x'));
  });

  it('keeps the page in its language if a message file fails, and says so once', async () => {
    expectConsole('error', /^Failed locale loading$/);
    network.refused.add('/locales/vi/home.json').add('/locales/vi/questions.json');
    const { user, router } = await renderRoute('/');
    const before = await heading();
    const watch = watchForMixes();
    await user.click(link('VI Tiếng Việt'));
    await expectToasts('Network Error');
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.pathname).toBe('/');
    expect(document.documentElement.lang).toBe('en-US');
    expect(await heading()).toBe(before);
    watch.stop();
    expect(watch.mixes).toEqual([]);
  });

  it('waits for slow files, and the last switch wins', async () => {
    const letGo = hold('/locales/vi/home.json');
    const { user, router } = await renderRoute('/');
    const before = await heading();
    await user.click(link('VI Tiếng Việt'));
    expect(router.state.navigation.location?.pathname).toBe('/vi');
    expect(await heading()).toBe(before);
    await user.click(link('EN English'));
    letGo();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.pathname).toBe('/');
    expect(await heading()).toBe(before);
    expect(shown().vi).toEqual([]);
    expect(document.cookie).toContain('i18n_redirected=en');
  });

  it.each(['/', '/school-list?step=countries', '/majors', '/pricing', '/login', '/xx'])(
    'never shows two languages at once, at %s',
    async (path) => {
      const { user } = await renderRoute(path);
      const before = await heading();
      const watch = watchForMixes();
      await user.click(link('VI Tiếng Việt'));
      await waitFor(async () => expect(await heading()).not.toBe(before));
      await waitFor(() => expect(shown().en).toEqual([]));
      expect(shown().vi.length).toBeGreaterThan(3);
      expect(watch.changes()).toBeGreaterThan(0);
      await user.click(link('EN English'));
      await waitFor(async () => expect(await heading()).toBe(before));
      watch.stop();
      expect(watch.mixes).toEqual([]);
    },
  );

  it('keeps the page, query, hash, answers, typed text and scroll position', async () => {
    const { user, router } = await renderRoute('/login?a=1#top');
    useAnswersStore.getState().answer({ average: 8 });
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'linh@exa');
    const scrolled = vi.fn();
    vi.stubGlobal('scrollTo', scrolled);
    await user.click(link('VI Tiếng Việt'));
    await waitFor(async () => expect(await heading()).toBe('Đăng nhập'));
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/vi/login?a=1#top');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('linh@exa');
    expect(useAnswersStore.getState().answers.average).toBe(8);
    expect(scrolled).not.toHaveBeenCalled();
    expect(router.state.historyAction).toBe('REPLACE');
    expect(link('VI Tiếng Việt')).toHaveFocus();
  });

  it('refetches in the new language, and is remembered', async () => {
    const { user, requests } = await renderRoute('/');
    await screen.findByRole('heading', { level: 1 });
    const requestLanguages = async () => {
      const calls = (await requests()).filter(({ url }) => url.endsWith('/countries'));
      return calls.map(({ headers }) => headers['accept-language']);
    };
    await waitFor(async () => expect(await requestLanguages()).toEqual(['en-US']));
    await user.click(link('VI Tiếng Việt'));
    await waitFor(async () => expect(await requestLanguages()).toEqual(['en-US', 'vi-VN']));
    expect(document.cookie).toContain('i18n_redirected=vi');
    await user.click(link('EN English'));
    await waitFor(() => expect(document.documentElement.lang).toBe(LOCALES.en.tag));
    expect(await requestLanguages()).toEqual(['en-US', 'vi-VN']);
  });
});
