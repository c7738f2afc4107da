import { expect, type Page } from '@playwright/test';
import { test, type Build } from '../flows/hosting/builds';
import { untilHydrated } from '../flows/hosting/first-paint';
import { documentsOf, expectBuild, go, GONE, heading, section } from '../flows/hosting/new-build';
import { waitForWorker, isRegistered, NO_NETWORK, storedIn } from '../flows/offline';
import { startNginx } from '../support/nginx';
import { buildWith } from '../support/other-build';

// The service worker across deploys, on nginx (R26, R45): never a loop, never an old page after two navigations.

test.use({ serviceWorkers: 'allow' });

/** Visits the site until the worker has stored it. */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await waitForWorker(page);
}

/** Waits until the worker of a newer build has been installed. */
async function waits(page: Page): Promise<void> {
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting != null;
    });
  await expect.poll(isWaiting).toBe(true);
}

/** Opens sections until the page is of a build: as long as a page has not found it, navigations stay in the app. */
async function openUntil(page: Page, build: Build): Promise<void> {
  let opened = 0;
  await expect(async () => {
    opened += 1;
    const key = opened % 2 === 1 ? 'majors' : 'resources';
    await section(page, key).click();
    await expect(page).toHaveURL(`/${key}`);
    await untilHydrated(page);
    expect(await page.locator('meta[name=build]').getAttribute('content')).toBe(build.id);
  }).toPass();
}

test('a repeat visit loads no byte of a document, a script or a style', async ({ page }) => {
  await visit(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  // The heading is in the HTML; the scripts follow.
  await expect.poll(() => asked.length).toBeGreaterThan(5);
  const loaded = await page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].flatMap((entry) => {
      if (!(entry instanceof PerformanceResourceTiming)) return [];
      // A file from the worker has no transfer, nor has a picture from the browser's memory.
      const { transferSize, workerStart, name } = entry;
      const isStored = transferSize === 0 && (workerStart > 0 || /\.svg#/.test(name));
      return isStored ? [] : [entry.name];
    }),
  );
  expect(loaded.filter((name) => !/\/api\/|\/builds\//.test(name))).toEqual([]);
});

test('old page, new build: the next navigation in the app opens the new one, once', async ({
  page,
  site,
  builds,
}) => {
  await visit(page);
  await site.deploy(builds.b, 'stays');
  await page.goto('/');
  const documents = documentsOf(page);
  await expectBuild(page, builds.a);
  await waits(page);
  await openUntil(page, builds.b);
  expect(documents.length).toBe(1);
  await go(page, 'sophie', '/sophie');
  expect(documents.length).toBe(1);
});

test('old page, new build: the second load is of the new one, and a reload at once', async ({
  page,
  site,
  builds,
  expectConsole,
}) => {
  expectConsole(GONE, { optional: true });
  await visit(page);
  await site.deploy(builds.b, 'goes');
  await page.goto('/');
  await waits(page);
  await page.goto('/majors');
  await expectBuild(page, builds.b);
  // The old worker answers no page itself any more; with Playwright attached, Chromium does not let it go.
  await page.goto('/');
  await expectBuild(page, builds.b);
  await site.deploy(builds.a, 'goes');
  await page.reload();
  await expectBuild(page, builds.a);
});

test('a page of a newer build is not stored beside the files of an older one', async ({
  page,
  site,
  builds,
}) => {
  await visit(page);
  const pages = () =>
    page.evaluate(async (name) => {
      const cache = await caches.open(name);
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    }, `pages-${builds.a.id}`);
  await page.goto('/pricing');
  await expect.poll(pages).toEqual(['/pricing']);
  await site.deploy(builds.b, 'stays');
  await page.goto('/majors');
  await expectBuild(page, builds.b);
  await page.waitForLoadState('networkidle');
  expect(await pages()).toEqual(['/pricing']);
});

test('a worker is installed with the pages of its own build only', async ({
  page,
  site,
  builds,
}) => {
  await visit(page);
  await site.deploy(builds.b, 'stays');
  site.putHome(builds.a);
  const isInstalled = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const { installing } = await registration.update();
      if (installing) await new Promise((end) => installing.addEventListener('statechange', end));
      return registration.waiting !== null;
    });
  expect(await isInstalled()).toBe(false);
  site.putHome(builds.b);
  await expect.poll(isInstalled).toBe(true);
});

test('new page, old chunk: an old page keeps its files after they have gone', async ({
  page,
  site,
  builds,
  expectConsole,
}) => {
  expectConsole(GONE, { optional: true });
  await visit(page);
  await page.goto('/pricing');
  await site.deploy(builds.b, 'goes');
  const documents = documentsOf(page);
  await section(page, 'majors').click();
  await expect(page).toHaveURL('/majors');
  await expect(heading(page)).toBeVisible();
  expect(documents.length).toBeLessThanOrEqual(1);
});

test('two tabs: each opens the new build once', async ({ page, context, site, builds }) => {
  await visit(page);
  const other = await context.newPage();
  await other.goto('/pricing');
  await site.deploy(builds.b, 'stays');
  const documents = [documentsOf(page), documentsOf(other)];
  for (const tab of [page, other]) {
    await openUntil(tab, builds.b);
  }
  expect(documents.map((paths) => paths.length)).toEqual([1, 1]);
  await other.close();
  await page.goto('/');
  await expectBuild(page, builds.b);
});

test('a descriptor that says so removes the worker and its files', async ({
  page,
  site,
  builds,
}) => {
  await visit(page);
  site.describe(JSON.stringify({ id: builds.a.id, timestamp: 1, unregister: true }));
  await page.goto('/');
  await expect.poll(() => isRegistered(page)).toBe(false);
  await expect.poll(async () => (await storedIn(page)).caches).toEqual([]);
  // The browser may let an unregistered worker have a few more pages, without its files.
  const isFree = async () => {
    await page.goto('about:blank');
    await page.goto('/');
    return page.evaluate(() => navigator.serviceWorker.controller === null);
  };
  await expect.poll(isFree).toBe(true);
  const asked = page.waitForResponse('**/builds/latest.json?*');
  await page.goto('/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  // Nor is it registered again.
  await asked;
  await page.waitForLoadState('networkidle');
  expect(await isRegistered(page)).toBe(false);
});

test('a site that is built without a worker removes an earlier one', async ({
  page,
  site,
  builds,
  expectConsole,
}) => {
  expectConsole(GONE, { optional: true });
  const dir = await buildWith({ VITE_OFFLINE: 'off', VITE_BUILD_CHECK_MS: '600' });
  await visit(page);
  await site.deploy({ dir, id: 'without' }, 'goes');
  await page.goto('/');
  await expect.poll(() => isRegistered(page)).toBe(false);
  await page.goto('/');
  await expect(page.locator('meta[name=build]')).not.toHaveAttribute('content', builds.a.id);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a site that is gone opens from the device', async ({
  page,
  builds,
  servers,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK, { optional: true });
  expectConsole(GONE, { optional: true });
  const nginx = await startNginx({ dir: builds.a.dir, api: servers.api });
  await page.goto(`${nginx.url}/`);
  await waitForWorker(page);
  await nginx.stop();
  // Neither path is a file, though one query has a dot.
  for (const path of ['/majors', '/majors?utm_source=zalo.me']) {
    await page.goto(nginx.url + path);
    await expect(heading(page)).toBeVisible();
    await expectBuild(page, builds.a);
  }
});

test('a reload over a slow network gets the whole page', async ({ page, builds, site }) => {
  await page.goto('/');
  await waitForWorker(page);
  // Another build, because the browser has this page; its 160 kB take five seconds.
  await site.deploy(builds.b, 'goes', 32_000);
  await page.reload();
  await expectBuild(page, builds.b);
});
