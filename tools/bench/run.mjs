// How fast the product is on a slow phone: the production build in Chromium at a CPU four times slower, 1.6 Mbps and
// 150 ms, compared with a bare page of the same packages in the same run (e2e/bench/bare-page), so that each figure has a
// ratio. Prints Markdown and writes it into docs/performance.md. A missed bar is reported, and the command succeeds.
//   --dist <folder>   another production build          --runs <n>      that many runs (5)
//   --only <path,…>   only these pages, without clicks  --dry           does not write docs/performance.md
//   --explain <path>  where the bytes and milliseconds of one load go; with --from <path>, of the click from there
//   --snapshots       writes the heaps before and after the turns to reports/
import { parseArgs } from 'node:util';
import { startApi } from '../local-servers.mjs';
import { prefetchedFiles } from './prefetched-files.mjs';
import { explain } from './explain.mjs';
import { figuresOf, loadBars, reached, formatFigure, clickBars } from './figures.mjs';
import { buildBare, buildToMeasure, launch, LINH, post, signedIn, summary } from './kit.mjs';
import { load } from './load.mjs';
import { PAGES, WALKS } from './pages.mjs';
import { pressAt } from './press.mjs';
import { markdown, writeReport } from './report.mjs';
import { serve } from './site.mjs';
import { clicks, visitPages } from './turns.mjs';

/** @typedef {import('./pages.mjs').Measured} Measured */

/** Milliseconds that the API takes per response, in addition to the network. */
const API_MS = 50;
/** The bare page is loaded again after this many pages, so that both see the same state of the machine. */
const BARE_EVERY = 5;

const { values: options } = parseArgs({
  options: {
    dist: { type: 'string' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    explain: { type: 'string' },
    from: { type: 'string' },
    dry: { type: 'boolean', default: false },
    snapshots: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const only = options.only?.split(',');
const known = PAGES.map(({ path }) => path);
const unknown = [only ?? [], options.explain ?? []].flat().find((path) => !known.includes(path));
if (unknown !== undefined) {
  console.error(`${unknown} is not measured. These are: ${known.join(', ')}`);
  process.exit(1);
}
const pages = PAGES.filter(({ path }) => !only || only.includes(path));

const dist = buildToMeasure(options.dist);
const api = await startApi();
const site = await serve(dist, api.url);
const bare = await serve(await buildBare('bare-page'));
const browser = await launch();
const othersOf = await prefetchedFiles(dist);

/**
 * Options for visiting a page.
 * @param {Measured} page
 */
async function visitOf({ path, ready, student, kept }) {
  const cookie = student ? await signedIn(api.url, LINH, site.url) : undefined;
  const others = othersOf(path, student ?? false);
  return { url: site.url + path, ready, others, ...(kept && { kept }), ...(cookie && { cookie }) };
}

const bareVisit = { url: `${bare.url}/`, ready: 'h1' };

async function measureLoads() {
  /** @type {Awaited<ReturnType<typeof load>>[]} */
  const bareLoads = [];
  const found = pages.map((page) => ({
    page,
    loads: /** @type {Awaited<ReturnType<typeof load>>[]} */ ([]),
  }));
  for (let run = 0; run < runs; run += 1) {
    console.error(`run ${run + 1} of ${runs}`);
    for (const [index, { page, loads }] of found.entries()) {
      if (index % BARE_EVERY === 0) bareLoads.push(await load(browser, bareVisit));
      loads.push(await load(browser, await visitOf(page)));
    }
  }
  return {
    bare: figuresOf(bareLoads),
    pages: found.map(({ page, loads }) => ({ page, figures: figuresOf(loads) })),
  };
}

async function measureClicks() {
  /** @type {Map<string, { from: string, to: string, painted: number[], task: number[] }>} */
  const found = new Map();
  for (let run = 0; run < runs; run += 1) {
    console.error(`clicks ${run + 1} of ${runs}`);
    for (const { student, paths } of WALKS) {
      const cookie = student ? await signedIn(api.url, LINH, site.url) : undefined;
      for (const { from, to, click } of await clicks(browser, {
        url: site.url,
        paths,
        ...(cookie && { cookie }),
      })) {
        const key = `${from} ${to}`;
        const all = found.get(key) ?? { from, to, painted: [], task: [] };
        found.set(key, all);
        all.painted.push(click.painted);
        all.task.push(click.task);
      }
    }
  }
  return [...found.values()].map(({ from, to, painted, task }) => ({
    from,
    to,
    painted: summary(painted),
    task: summary(task),
  }));
}

async function measure() {
  await post(api.url, '/__latency', { ms: API_MS });
  const chosen = PAGES.find(({ path }) => path === options.explain);
  if (chosen) {
    console.log(await explain(browser, await visitOf(chosen), options.from));
    return;
  }
  const loads = await measureLoads();
  const home = pages.find(({ path }) => path === '/');
  const visit = home && (await visitOf(home));
  const presses = visit
    ? [await pressAt(browser, visit, 'painted'), await pressAt(browser, visit, 'interactive')]
    : [];
  const walked = only ? [] : await measureClicks();
  const turned = only ? null : await visitPages(browser, site.url, options.snapshots);
  const bars = [...loadBars(loads.bare, loads.pages), ...(turned ? clickBars(walked, turned) : [])];
  const report = markdown({
    ...loads,
    browser: browser.version(),
    runs,
    presses,
    clicks: walked,
    turned,
    bars,
  });
  console.log(report);
  for (const bar of bars.filter((one) => !reached(one))) {
    const { group, where, most, found } = bar;
    console.error(
      `Not reached: ${group} (${where}): ${formatFigure(bar, found)}, at most ${formatFigure(bar, most)}`,
    );
  }
  if (!only && !options.dry) writeReport(report);
}

try {
  await measure();
} finally {
  await browser.close();
  await site.stop();
  await bare.stop();
  await api.stop();
}
