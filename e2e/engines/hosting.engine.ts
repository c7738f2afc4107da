import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { serveSecurely } from '../support/https';
import { startServers } from '../support/servers';
import { ONE_LOCALE, words } from '../support/words';
import { byRole, enginePage } from './page';
import { section, TITLE, untilAppRuns } from './steps';
import { tenPages } from './ten-pages';
import { test } from './test';

/** Collects errors of any kind from now on. Runs in the page; `window.problems` has them. */
const COLLECT = `(() => {
  window.problems = [];
  // Playwright's own message, where it allows no service worker.
  const isOwn = (what) => String(what).endsWith('registration blocked by Playwright');
  const add = (kind, what) => void (isOwn(what) || window.problems.push(kind + ': ' + what));
  for (const level of ['error', 'warn']) {
    const log = console[level];
    console[level] = (...values) => { add(level, values.join(' ')); log(...values); };
  }
  // Without links: Firefox gives up a prefetch that the page before has begun.
  addEventListener('error', ({ message, target }) => {
    if (target.localName !== 'link') add('thrown', message ?? target.outerHTML);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => add('rejected', reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add('policy', effectiveDirective + ' ' + blockedURI));
})()`;

for (const locale of ONE_LOCALE) {
  // WebKit collects from the load of a document on: its driver cannot add a script before.
  test(`ten pages break no policy and log no error, ${locale}`, async ({ app, signIn }) => {
    await signIn();
    await app.session.early(COLLECT);
    for (const { path: place } of tenPages(locale)) {
      await app.goto(place);
      await app.visible(TITLE);
      await app.becomes(`document.readyState`, 'complete');
      await untilAppRuns(app);
      expect(await app.run('window.problems'), place).toEqual([]);
    }
  });
}

/** Whether the page has read the id of the latest build. */
const HAS_READ_LATEST = `performance.getEntriesByType('resource').some(({ name, responseEnd }) =>
  name.includes('/builds/latest.json') && responseEnd > 0)`;

test('a new build is loaded at the next navigation', async ({ app }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-build-'));
  cpSync('dist', path.join(folder, 'dist'), { recursive: true });
  cpSync('dist-hosts', path.join(folder, 'dist-hosts'), { recursive: true });
  const outDir = path.join(folder, 'dist');
  const site = await startServers(outDir);
  const secure = await serveSecurely(site.site);
  const page = enginePage(app.session, secure.url);
  await page.goto('/pricing');
  await untilAppRuns(page);
  // With a service worker, the app reads it as it starts.
  await page.becomes(`!('serviceWorker' in navigator) || ${HAS_READ_LATEST}`, true);
  await page.run('void (window.isFirst = true, performance.clearResourceTimings())');
  writeFileSync(
    path.join(folder, 'dist/builds/latest.json'),
    JSON.stringify({ id: 'newer-build', timestamp: 1 }),
  );
  await page.click(section('en', 'majors'));
  await page.at('/majors');
  // The app looks for a newer build once an hour, at once if the network returns after that.
  await page.run(`(() => {
    const now = Date.now;
    Date.now = () => now() + 3_700_000;
    dispatchEvent(new Event('online'));
  })()`);
  await page.becomes(HAS_READ_LATEST, true);
  expect(await page.run('window.isFirst')).toBe(true);
  await page.click(section('en', 'resources'));
  await page.at('/resources');
  await page.becomes('window.isFirst ?? false', false);
  await page.visible(TITLE);
  await untilAppRuns(page);
  // Not twice, although the cache still has the old build.
  await page.run('void (window.isSecond = true)');
  await page.click(section('en', 'majors'));
  await page.at('/majors');
  expect(await page.run('window.isSecond')).toBe(true);
  secure.stop();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the theme survives a reload, and another tab follows', async ({ app }) => {
  const dark = `document.documentElement.classList.contains('theme-dark')`;
  const toggle = byRole('button', words('en', 'common', 'theme.toggle'));
  await app.goto('/pricing');
  await app.becomes(dark, false);
  const other = await app.newTab();
  await other.goto('/majors');
  await other.becomes(dark, false);
  await app.click(toggle);
  await app.becomes(dark, true);
  await other.becomes(dark, true);
  await app.reload();
  await app.becomes(dark, true);
  await app.becomes(`localStorage.getItem('theme')`, 'theme-dark');
});
