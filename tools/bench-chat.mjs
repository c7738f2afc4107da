// How long a conversation with Sophie of 500 messages keeps the browser busy: the longest task of opening it, of
// receiving an answer word by word, and of looking at earlier messages, at no throttling. A task is measured in the
// time that its thread ran, so that what else the machine does is not in it; what a clock on the wall says stands
// beside it. Prints a Markdown table; fails where the median of one is over 50 ms. `--dist <folder>` takes another production build, `--runs <n>` that many runs.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview, runnerImport } from 'vite';
import { ensureBuild } from './fresh-build.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));
const HOST = '127.0.0.1';
const MESSAGES = 500;
/** Milliseconds between two words: as fast as an answer comes. */
const PACE = 15;
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
 * The longest task of the page's main thread while something is done, in milliseconds: by its own clock (`own`) and
 * by that on the wall.
 * @param {Page} page
 * @param {() => Promise<unknown>} step
 */
async function longest(page, step) {
  await page.waitForTimeout(AFTER);
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await step();
  await page.waitForTimeout(AFTER);
  const trace = await browser.stopTracing();
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, dur?: number, tdur?: number, args: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid}/${tid}`),
  );
  const most = (/** @type {(number | undefined)[]} */ times) =>
    Math.max(0, ...times.map((time) => (time ?? 0) / 1000));
  return { own: most(tasks.map(({ tdur }) => tdur)), wall: most(tasks.map(({ dur }) => dur)) };
}

const api = await startApi();
const site = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: path.resolve(root, options.dist ?? 'dist') },
  preview: { host: HOST, port: 0, proxy: { '/api': { target: api.url, changeOrigin: true } } },
});
const address = site.httpServer.address();
if (typeof address !== 'object' || !address) throw new Error('The site has no port');
const url = `http://${HOST}:${address.port}`;
const browser = await chromium.launch({
  executablePath: chrome.findChromium(),
  args: chrome.CHROMIUM_FLAGS,
});

/** @type {Record<string, { own: number, wall: number }[]>} */
const found = { 'Opening it': [], 'Receiving an answer': [], 'Earlier messages': [] };

try {
  for (let run = 0; run < runs; run += 1) {
    await post(api.url, '/__reset', {});
    await post(api.url, '/__pace', { ms: PACE });
    const email = 'minh@example.com';
    await post(api.url, '/__fill-talk', { email, count: MESSAGES });
    const login = await post(api.url, '/api/v1/auth/login', { email, password: 'saola-demo' });
    /** @type {{ data: { token: string } }} */
    const { data } = await login.json();
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'en-US',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.addCookies([{ name: 'token', value: data.token, url, sameSite: 'Lax' }]);
    const page = await context.newPage();
    // From another page, so that it is the conversation that is measured and not the start of the app.
    await page.goto(`${url}/majors`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const questions = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
    found['Opening it']?.push(
      await longest(page, async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Sophie' }).click();
        await questions.nth(9).waitFor();
      }),
    );
    found['Receiving an answer']?.push(
      await longest(page, async () => {
        const field = page.getByRole('textbox');
        await field.fill('What is computer science like?');
        await field.press('Enter');
        await page.getByRole('status').filter({ hasText: 'Sophie has answered.' }).waitFor();
      }),
    );
    found['Earlier messages']?.push(
      await longest(page, async () => {
        await page.getByRole('button', { name: 'Earlier messages' }).click();
        await questions.nth(19).waitFor();
      }),
    );
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
  api.stop();
}

/** @param {number[]} values */
function summary(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { median, text: `${median.toFixed(0)} (${(sorted.at(-1) ?? 0).toFixed(0)})` };
}

console.log(`Longest task in ms in a conversation of ${MESSAGES} messages,`);
console.log(`median of ${runs} runs (and the worst)\n`);
console.log('| Step | Time of the thread | On the wall |');
console.log('| --- | --- | --- |');
for (const [name, values] of Object.entries(found)) {
  const own = summary(values.map((value) => value.own));
  const wall = summary(values.map((value) => value.wall));
  console.log(`| ${name} | ${own.text} | ${wall.text} |`);
  if (own.median > LONG) process.exitCode = 1;
}
