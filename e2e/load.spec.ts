import { expect, type Page, type Request } from '@playwright/test';
import { keepAnswers, programs, question } from './flows/visit';
import { test } from './support/test';

function fileOf(request: Request): string {
  return new URL(request.url()).pathname;
}

/** The script that the page names itself: the entry. */
const ENTRY = /\/assets\/index-[\w-]+\.js$/;

/**
 * Loads a page with its entry held back until nothing else is asked for; gives back what was asked by then
 * and everything that was asked until the page can be used.
 */
async function loadWithHeldEntry(page: Page, path: string, usable: () => Promise<void>) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(fileOf(request)));
  let beforeEntry: string[] = [];
  await page.route(ENTRY, async (route) => {
    // The page's own requests are out before the parser is done; nothing of the app has run.
    await page.waitForFunction(() => document.readyState !== 'loading');
    await expect.poll(() => asked.some((file) => file.endsWith('.css'))).toBe(true);
    beforeEntry = [...asked];
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await usable();
  return { beforeEntry, asked };
}

const pages = [
  { path: '/', locale: 'en', chunk: 'home', messages: ['common', 'home', 'questions'] },
  { path: '/vi', locale: 'vi', chunk: 'home', messages: ['common', 'home', 'questions'] },
  {
    path: '/school-list',
    locale: 'en',
    chunk: 'school-list-page',
    messages: ['common', 'questions', 'results'],
  },
  { path: '/login', locale: 'en', chunk: 'login-page', messages: ['common', 'account'] },
] as const;

for (const { path, locale, chunk } of pages) {
  test(`${path}: the route's chunk and its messages are asked for with the entry`, async ({
    page,
  }) => {
    const { beforeEntry, asked } = await loadWithHeldEntry(page, path, () =>
      expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    );
    expect(beforeEntry.join()).toMatch(new RegExp(`/assets/${chunk}-[\\w-]+\\.js`));
    // Every script and message file that the page needed before it showed its heading.
    const own = asked.filter((file) => /\.(js|json)$/.test(file) && file.includes('/assets/'));
    const needed = own.filter((file) => file.includes(chunk) || file.endsWith(`-${locale}.json`));
    for (const file of [...needed, ...own.filter((name) => name.endsWith('.json'))]) {
      expect(beforeEntry, `${file} came after the entry`).toContain(file);
    }
    // One language alone.
    const other = locale === 'en' ? '-vi-' : '-en-';
    expect(asked.filter((file) => file.endsWith('.json') && file.includes(other))).toEqual([]);
    // Nothing is asked for twice.
    const files = asked.filter((file) => file.includes('/assets/'));
    expect(files).toHaveLength(new Set(files).size);
  });
}

test('/ can be used after at most 8 requests of its own', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(fileOf(request)));
  let atFirstSight: string[] | undefined;
  await page.exposeFunction('usable', () => {
    atFirstSight ??= [...asked];
  });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main button[aria-pressed]')) return;
      watch.disconnect();
      void Reflect.get(window, 'usable')();
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  await page.goto('/');
  await expect(question(page, 'en', 'grade')).toBeVisible();
  await expect.poll(() => atFirstSight).toBeDefined();
  // What comes once nothing waits, and what the browser asks for by itself, the question needs not.
  const own = (atFirstSight ?? []).filter((file) => !file.startsWith('/api/'));
  const needed = own.filter(
    (file) => !/below-the-question|live-count|\.webmanifest$|icon\.svg$/.test(file),
  );
  expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(8);
});

test('a page that waits for its answer says so, and shows its shape', async ({ page, mock }) => {
  await keepAnswers(page);
  await mock.fault({ match: 'preRunEngine', kind: 'slow', ms: 1500, times: 1 });
  await page.goto('/school-list');
  await expect(page.getByText('Comparing programs with your answers').first()).toBeVisible();
  await expect(programs(page)).toHaveCount(12);
});
