// Lighthouse with its default settings (a phone, simulated throttling) on the production build: each public page, with
// the mock API behind it. Prints a table, writes the reports to reports/lighthouse/, and fails below 100.
//   --runs <n>        that many runs of each page, of which the median counts (3)
//   --only <path,…>   only these pages
//   --dist <folder>   another production build
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { importModule } from '../import-module.mjs';
import { startApi } from '../local-servers.mjs';
import { buildToMeasure, inRoot, summary } from './kit.mjs';
import { serve } from './site.mjs';

/** @typedef {import('lighthouse').Result} Result */

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const REPORTS = inRoot('reports/lighthouse');

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    dist: { type: 'string' },
  },
});
const runs = Number(options.runs);

/** @type {typeof import('../../src/start/prerender/pages.ts')} */
const { PUBLIC_PAGES } = await importModule('src/start/prerender/pages.ts');
/** @type {typeof import('../../src/routing/route-table.ts')} */
const { ROUTES } = await importModule('src/routing/route-table.ts');
const only = options.only?.split(',');
const paths = Object.entries(ROUTES)
  .filter(([id]) => id in PUBLIC_PAGES)
  .flatMap(([, { path }]) => [`/${path}`, path === '' ? '/vi' : `/vi/${path}`])
  .filter((path) => !only || only.includes(path));

const dist = buildToMeasure(options.dist);
const api = await startApi();
const site = await serve(dist, api.url);
/** @type {typeof import('../../e2e/support/chromium.ts')} */
const { CHROMIUM_FLAGS, findChromium } = await importModule('e2e/support/chromium.ts');
const browser = await puppeteer.launch({
  executablePath: findChromium({ whole: true }),
  args: CHROMIUM_FLAGS,
});

/** Runs that Lighthouse could not measure are repeated this often. */
const REPEATS = 2;

/**
 * @param {string} path
 * @returns {Promise<Result>}
 */
async function audit(path, repeats = REPEATS) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    // The language of the address: the app leads other browsers to theirs.
    const language = path.startsWith('/vi') ? 'vi' : 'en';
    const flags = {
      extraHeaders: { 'Accept-Language': language },
      onlyCategories: [...CATEGORIES],
    };
    const report = await lighthouse(site.url + path, flags, undefined, page);
    const measured =
      report && Object.values(report.lhr.categories).every(({ score }) => score !== null);
    if (measured) return report.lhr;
    if (repeats === 0) throw new Error(`Lighthouse could not measure ${path}`);
  } finally {
    await context.close();
  }
  return audit(path, repeats - 1);
}

/** @param {Result} result @param {string} category */
const scoreOf = (result, category) => Math.round((result.categories[category]?.score ?? 0) * 100);

/**
 * The audits of a category that take points.
 * @param {Result} result
 * @param {string} category
 */
const faultsOf = ({ audits, categories }, category) =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());

mkdirSync(REPORTS, { recursive: true });
console.log(`| Page | ${CATEGORIES.join(' | ')} | Below 100 because of |`);
console.log(`| --- |${' --- |'.repeat(CATEGORIES.length + 1)}`);
try {
  for (const path of paths) {
    /** @type {Result[]} */
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await audit(path));
    const scores = CATEGORIES.map((category) =>
      summary(results.map((result) => scoreOf(result, category))),
    );
    const [last] = results.slice(-1);
    const faults = last ? CATEGORIES.flatMap((category) => faultsOf(last, category)) : [];
    const cells = scores.map(({ median, least, most }) =>
      least === most ? String(median) : `${median} (${least} to ${most})`,
    );
    console.log(`| ${[path, ...cells, faults.join(', ')].join(' | ')} |`);
    const name = path.slice(1).replaceAll('/', '-') || 'home';
    writeFileSync(`${REPORTS}/${name}.json`, JSON.stringify(last, null, 2));
    if (scores.some(({ median }) => median < 100)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.stop();
  await api.stop();
}
