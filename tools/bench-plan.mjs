// How long the plan keeps the browser busy with 500 saved programs: the longest task of opening, dragging,
// filtering and what else changes a lot at once, beside the same steps of a bare board of the drag library with
// as many cards (e2e/bench/bare-board). Prints a Markdown table; fails where a task of ours is over 50 ms and
// over the library's own. `--dist <folder>` takes another production build, `--runs <n>` that many runs.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, preview, runnerImport } from 'vite';
import { ensureBuild } from './fresh-build.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(page: Page) => Promise<void>} Step */

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));
const HOST = '127.0.0.1';
const SAVED = 500;
/** Milliseconds from which a task counts as long. */
const LONG = 50;
/** Milliseconds that a step is watched on after it is done. */
const AFTER = 600;

const { values: options } = parseArgs({
  options: { dist: { type: 'string' }, runs: { type: 'string', default: '5' } },
});
const runs = Number(options.runs);
if (options.dist === undefined) ensureBuild();

/** @type {{ module: typeof import('../e2e/support/chromium.ts') }} */
const { module: chrome } = await runnerImport(path.join(root, 'e2e/support/chromium.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});

/** The mocked API as a process of its own, so that its work is not the page's. */
async function startApi() {
  const child = spawn(process.execPath, [path.join(root, 'tools/mock-api.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^mock-api (http:\S+)$/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return { url, stop: () => child.kill('SIGTERM') };
  }
  throw new Error('mock-api ended before it said where it is');
}

/**
 * Serves a build on a free port.
 * @param {string} outDir
 * @param {string} [api]
 */
async function serve(outDir, api) {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: {
      host: HOST,
      port: 0,
      proxy: api === undefined ? {} : { '/api': { target: api, changeOrigin: true } },
    },
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || !address) throw new Error('The site has no port');
  return { url: `http://${HOST}:${address.port}`, stop: () => server.close() };
}

/** A production build of the bare board, in a folder of its own. */
async function buildBare() {
  const outDir = mkdtempSync(path.join(tmpdir(), 'bare-board-'));
  await build({
    root: path.join(root, 'e2e/bench/bare-board'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/**
 * @param {string} api
 * @param {string} where
 * @param {unknown} body
 */
async function post(api, where, body) {
  const response = await fetch(api + where, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${where}: ${response.status}`);
  return response;
}

/**
 * The longest task while something is done, in milliseconds; what the browser does not report is under 50.
 * @param {Page} page
 * @param {Step} step
 */
async function longest(page, step) {
  await page.waitForTimeout(AFTER);
  await page.evaluate(() => {
    Reflect.set(globalThis, 'tasks', []);
  });
  await step(page);
  await page.waitForTimeout(AFTER);
  return page.evaluate(() => {
    /** @type {number[]} */
    const tasks = Reflect.get(globalThis, 'tasks');
    return Math.max(0, ...tasks);
  });
}

/** Hears of every task over 50 ms, from the first on. */
function listen() {
  Reflect.set(globalThis, 'tasks', []);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      Reflect.get(globalThis, 'tasks').push(duration);
    }
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * A pointer takes the first card of the first column over two columns and puts it down among the cards there.
 * @param {string} cards selector
 * @returns {Step}
 */
function drag(cards) {
  return async (page) => {
    const column = page.locator(cards);
    const from = await column.first().boundingBox();
    const to = await column.nth(54).boundingBox();
    if (!from || !to) throw new Error('No cards to drag');
    const top = await page.locator(cards).first().boundingBox();
    await page.mouse.move(from.x + 120, from.y + 70);
    await page.mouse.down();
    await page.mouse.move(from.x + 130, from.y + 80, { steps: 3 });
    await page.mouse.move(to.x + 120, (top?.y ?? 0) + 60, { steps: 40 });
    await page.mouse.move(to.x + 120, (top?.y ?? 0) + 160, { steps: 20 });
    await page.mouse.up();
  };
}

/** @type {Step} */
async function type(page) {
  const field = page.getByRole('searchbox');
  await field.pressSequentially('science 1', { delay: 60 });
  await page.waitForTimeout(AFTER);
  await field.press('Control+a');
  await field.press('Delete');
}

/** @type {{ name: string, ours: Step, bare?: Step }[]} */
const steps = [
  {
    name: 'Open',
    ours: async (page) => {
      await page.getByRole('link', { name: 'My plan', exact: true }).first().click();
      await page.locator('article').nth(99).waitFor();
    },
    bare: async (page) => {
      await page.getByRole('button', { name: 'Open' }).click();
      await page.locator('li').nth(99).waitFor();
    },
  },
  { name: 'Drag over two columns', ours: drag('article'), bare: drag('li') },
  { name: 'Filter by typing, and clear', ours: type, bare: type },
  {
    name: 'Move by keyboard',
    ours: async (page) => {
      await page.locator('[id^="plan-drag-"]').nth(1).focus();
      await page.keyboard.press('Space');
      await page.waitForTimeout(200);
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(100);
      }
      await page.keyboard.press('Space');
    },
  },
  {
    name: 'Show 25 more',
    ours: (page) =>
      page
        .getByRole('button', { name: /^Show 25 more/ })
        .first()
        .click(),
  },
  {
    name: 'Table',
    ours: async (page) => {
      await page.getByRole('button', { name: 'Table' }).click();
      await page.locator('tbody tr').nth(49).waitFor();
    },
  },
  {
    name: 'Board again',
    ours: async (page) => {
      await page.getByRole('button', { name: 'Board' }).click();
      await page.locator('article').nth(99).waitFor();
    },
  },
];

/** @param {readonly number[]} values */
function summary(values) {
  if (values.length === 0) return { median: 0, most: 0, text: '–' };
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const most = sorted.at(-1) ?? 0;
  const show = (/** @type {number} */ value) => (value < LONG ? `< ${LONG}` : value.toFixed(0));
  return { median, most, text: `${show(median)} (${show(most)})` };
}

const api = await startApi();
const dist = path.resolve(root, options.dist ?? 'dist');
const site = await serve(dist, api.url);
const bare = await serve(await buildBare());
const browser = await chromium.launch({
  executablePath: chrome.findChromium(),
  args: chrome.CHROMIUM_FLAGS,
});

/** @type {Map<string, { ours: number[], bare: number[] }>} */
const found = new Map(steps.map(({ name }) => [name, { ours: [], bare: [] }]));

/** A page that counts its long tasks, in a browser that has seen nothing. */
async function freshPage() {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(listen);
  return { context, page: await context.newPage() };
}

try {
  for (let run = 0; run < runs; run += 1) {
    await post(api.url, '/__reset', {});
    const email = 'minh@example.com';
    await post(api.url, '/__fill-bookmarks', { email, count: SAVED });
    const login = await post(api.url, '/api/v1/auth/login', { email, password: 'saola-demo' });
    /** @type {{ data: { token: string } }} */
    const { data } = await login.json();
    const own = await freshPage();
    await own.context.addCookies([
      { name: 'token', value: data.token, url: site.url, sameSite: 'Lax' },
    ]);
    await own.page.goto(`${site.url}/profile/achievements`);
    await own.page.getByRole('heading', { level: 1 }).waitFor();
    for (const { name, ours } of steps) {
      found.get(name)?.ours.push(await longest(own.page, ours));
    }
    await own.context.close();
    const other = await freshPage();
    await other.page.goto(bare.url);
    for (const { name, bare: step } of steps) {
      if (step) found.get(name)?.bare.push(await longest(other.page, step));
    }
    await other.context.close();
  }
} finally {
  await browser.close();
  await site.stop();
  await bare.stop();
  api.stop();
}

console.log(`Longest task in ms with ${SAVED} saved, median of ${runs} runs (and the worst)\n`);
console.log('| Step | Plan | Bare board of the library |');
console.log('| --- | --- | --- |');
let tooLong = false;
for (const [name, { ours, bare: library }] of found) {
  const plan = summary(ours);
  const own = summary(library);
  tooLong ||= plan.median > LONG && plan.median - own.median > LONG;
  console.log(`| ${name} | ${plan.text} | ${own.text} |`);
}
process.exitCode = tooLong ? 1 : 0;
