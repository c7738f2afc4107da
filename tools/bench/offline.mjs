// How fast the site is from the device, in Chromium with a CPU four times slower (docs/offline.md): a visitor's second
// load of `/` with the service worker, compared with the bare page's first one over the slow network; and every route of a
// student without a network, at most a second from the navigation to its heading. Prints Markdown; fails if a median is
// over its bar. `--dist <folder>` measures another production build, `--runs <n>` sets the number of runs.
import { importModule } from '../import-module.mjs';
import { buildBare, LINH, signedIn, summary } from './kit.mjs';
import { inPage, load, watch } from './load.mjs';
import { startBenchmark } from './long-tasks.mjs';
import { serve } from './site.mjs';
import { SLOWDOWN } from './slow-phone.mjs';

/** Ratios to the bare page, and milliseconds. */
const BARS = { fcp: 0.25, interactive: 0.25, route: 1000 };
const READY = 'main fieldset input';

const { runs, api, site, browser, stop } = await startBenchmark();
/** @type {typeof import('../../src/routing/route-table.ts')} */
const { ROUTES } = await importModule('src/routing/route-table.ts');

/** A context with the service worker, after a first visit: of a student, with what the device keeps. */
async function afterVisit(isStudent = false) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  if (isStudent) await context.addCookies([await signedIn(api.url, LINH, site.url)]);
  const page = await context.newPage();
  await page.goto(site.url);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
  if (isStudent) {
    await page.waitForFunction(() => Number(localStorage.getItem('kept')?.split(' ')[0]) > 0);
  }
  await page.close();
  return context;
}

/**
 * A page with a slow CPU.
 * @param {import('@playwright/test').BrowserContext} context
 */
async function slowPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}

/** Milliseconds to the first paint and until `/` is interactive, of a second visit. */
async function repeatVisit() {
  const context = await afterVisit();
  const { page, session } = await slowPage(context);
  await page.addInitScript(watch, READY);
  await page.goto(site.url);
  await page.waitForFunction(() => Reflect.get(globalThis, 'bench').interactive > 0);
  const seen = await inPage(session, () => Reflect.get(globalThis, 'bench'), null);
  await context.close();
  return seen;
}

/** Milliseconds to the heading of each route without a network, by route. */
async function openAll() {
  const context = await afterVisit(true);
  await context.setOffline(true);
  const { page } = await slowPage(context);
  await page.addInitScript(watch, 'main h1');
  /** @type {[string, number][]} */
  const times = [];
  for (const { path } of Object.values(ROUTES)) {
    await page.goto('about:blank');
    await page.goto(`${site.url}/${path.replace(':id', 'e1')}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.get(globalThis, 'bench')?.interactive > 0);
    times.push([
      `/${path}`,
      await page.evaluate(() => Reflect.get(globalThis, 'bench').interactive),
    ]);
  }
  await context.close();
  return times;
}

/** @type {Map<string, number[]>} */
const found = new Map();
const note = (/** @type {string} */ name, /** @type {number} */ value) =>
  found.set(name, [...(found.get(name) ?? []), value]);
const bare = await serve(await buildBare('bare-page'));
try {
  for (let run = 0; run < runs; run += 1) {
    const { seen: first } = await load(browser, { url: `${bare.url}/`, ready: 'h1' });
    const second = await repeatVisit();
    note('bare fcp', first.fcp);
    note('bare interactive', first.interactive);
    note('fcp', second.fcp);
    note('interactive', second.interactive);
    for (const [path, ms] of await openAll()) note(path, ms);
  }
} finally {
  await bare.stop();
  await stop();
}

const median = (/** @type {string} */ name) => summary(found.get(name) ?? []).median;
console.log(`Median of ${runs} runs\n\n| | Milliseconds | Of the bare page | Bar |`);
console.log('| --- | --- | --- | --- |');
for (const name of /** @type {const} */ (['fcp', 'interactive'])) {
  const ratio = median(name) / median(`bare ${name}`);
  console.log(
    `| repeat visit of /: ${name} | ${median(name).toFixed(0)} | ${ratio.toFixed(2)} | ${BARS[name]} |`,
  );
  if (ratio > BARS[name]) process.exitCode = 1;
}
for (const path of [...found.keys()].filter((name) => name.startsWith('/'))) {
  console.log(`| without a network: ${path} | ${median(path).toFixed(0)} | | ${BARS.route} |`);
  if (median(path) > BARS.route) process.exitCode = 1;
}
