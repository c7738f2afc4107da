// Checks the production build against its budgets: brotli bytes of JavaScript and CSS, and requests, that each page
// needs before it can be used. Also checks that no two chunks import each other.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
// @ts-expect-error the plugin has no types
import file from '@size-limit/file';
import sizeLimit from 'size-limit';
import { ensureBuild } from './fresh-build.mjs';
import { importModule } from './import-module.mjs';

const KB = 1000;
/**
 * Budgets of `/` (`html`: the page with its style sheet, which is in it; `land`: the drawing, which loads after the first
 * paint), and what any other route may add.
 */
const LIMITS = { js: 140 * KB, html: 30 * KB, requests: 9, land: 8 * KB, added: 65 * KB };

const dist = fileURLToPath(new URL('../dist', import.meta.url));

ensureBuild();

/** @type {typeof import('../src/routing/route-chunks.ts')} */
const { chunksOfPath } = await importModule('src/routing/route-chunks.ts');
/** @type {typeof import('../src/routing/route-table.ts')} */
const { ROUTE_IDS, ROUTES } = await importModule('src/routing/route-table.ts');
/** @type {typeof import('../src/i18n/locales.ts')} */
const { LOCALE_CODES } = await importModule('src/i18n/locales.ts');
/** @type {typeof import('../src/routing/paths.ts')} */
const { pathTo } = await importModule('src/routing/paths.ts');

const html = readFileSync(path.join(dist, 'shell.html'), 'utf8');
/** @type {import('vite').Manifest} */
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
/** @type {import('../src/routing/route-chunks.ts').PreloadMap} */
const map = JSON.parse(readFileSync(path.join(dist, '.vite/preload.json'), 'utf8'));

/** @type {Map<string, number>} */
const measured = new Map();

/**
 * Sum of the brotli sizes of some files.
 * @param {Iterable<string>} files addresses from the root of the site
 */
async function brotli(files) {
  let sum = 0;
  for (const name of files) {
    let size = measured.get(name);
    if (size === undefined) {
      const checks = await sizeLimit([file], [path.join(dist, name)]);
      size = /** @type {{ size: number }[]} */ (checks)[0]?.size ?? 0; // a result for each check
      measured.set(name, size);
    }
    sum += size;
  }
  return sum;
}

/**
 * Addresses in the page.
 * @param {RegExp} pattern one whose first group is an address
 */
const inHtml = (pattern) => [...html.matchAll(pattern)].flatMap(([, address]) => address ?? []);
const entry = [
  ...inHtml(/<script[^>]+src="([^"]+)"/g),
  ...inHtml(/<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g),
];
// The same in every page.
const styles = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
const css = brotliCompressSync(styles).length;
// An English page loads only the first font; counted as both.
const fonts = new Set(styles.match(/[\w./-]+\.woff2/g));

/**
 * @param {string} address
 * @param {boolean} signedIn
 */
function scriptsOf(address, signedIn) {
  return new Set([...entry, ...chunksOfPath(map, address, signedIn)]);
}

/** @param {number} bytes */
const kb = (bytes) => `${(bytes / KB).toFixed(2)} kB`;

/** @type {string[]} */
const broken = [];

/**
 * Reports cycles of chunks that import each other: a module could run before its imports.
 * @param {string} key
 * @param {string[]} importers
 * @param {Set<string>} done
 */
function findCycles(key, importers, done) {
  if (importers.includes(key)) {
    const cycle = [...importers.slice(importers.indexOf(key)), key];
    broken.push(
      `chunks import each other: ${cycle.map((name) => manifest[name]?.file).join(' -> ')}`,
    );
  } else if (!done.has(key)) {
    done.add(key);
    for (const next of manifest[key]?.imports ?? []) findCycles(next, [...importers, key], done);
  }
}

const done = new Set();
for (const key of Object.keys(manifest)) findCycles(key, [], done);

const boot = brotliCompressSync(/<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '').length;
/** @param {Set<string>} files */
const justScripts = (files) => [...files].filter((name) => name.endsWith('.js'));
/** @param {keyof typeof ROUTES} id */
const moduleOf = (id) => `src/routes/${id}.tsx`;
// Modules of the home page are loaded before any other page.
const ownPages = new Set(ROUTE_IDS.map(moduleOf).filter((key) => key !== moduleOf('home')));
const rows = [];
for (const locale of LOCALE_CODES) {
  const home = scriptsOf(pathTo(locale, 'home'), false);
  for (const id of ROUTE_IDS) {
    const address = pathTo(locale, id, { params: { id: 'x' } });
    const scripts = scriptsOf(
      address,
      ROUTES[id].middleware.some((name) => name === 'auth'),
    );
    // Message files are JSON and count as requests; the boot script is inline and counts as JavaScript.
    const js = (await brotli(justScripts(scripts))) + boot;
    const added = await brotli(justScripts(scripts).filter((name) => !home.has(name)));
    const requests = 1 + scripts.size + fonts.size;
    for (const page of ownPages) {
      const loaded = scripts.has(`/${manifest[page]?.file}`);
      if (loaded !== (page === moduleOf(id))) {
        broken.push(`${address}: ${loaded ? 'loads' : 'has no chunk of'} ${page}`);
      }
    }
    rows.push({ page: address, js, added, css, requests });
    if (id === 'home') {
      if (js > LIMITS.js)
        broken.push(`${address}: ${js} bytes of JavaScript, at most ${LIMITS.js}`);
      const page = await brotli([locale === 'en' ? 'index.html' : 'vi.html']);
      if (page > LIMITS.html)
        broken.push(`${address}: ${page} bytes of HTML, at most ${LIMITS.html}`);
      console.log(
        `${address}: ${kb(page)} of HTML with its style sheet, at most ${kb(LIMITS.html)}`,
      );
      if (requests > LIMITS.requests) {
        broken.push(`${address}: ${requests} requests, at most ${LIMITS.requests}`);
      }
    } else if (added > LIMITS.added) {
      broken.push(`${address}: adds ${added} bytes, at most ${LIMITS.added}`);
    }
  }
}
const land = await brotli(
  Object.values(manifest)
    .filter(({ name }) => name === 'land')
    .map((chunk) => chunk.file),
);
console.log(`The land of /: ${kb(land)} of JavaScript, at most ${kb(LIMITS.land)}`);
if (land === 0 || land > LIMITS.land) broken.push(`the land: ${land} bytes of JavaScript`);
for (const name of map.files) {
  if (!html.includes(name)) broken.push(`${name} is not in the map of shell.html`);
  if (!existsSync(path.join(dist, name))) broken.push(`${name} is not in dist`);
}

console.table(
  Object.fromEntries(
    rows.map(({ page, js, added, css: style, requests }) => [
      page,
      { 'JS (brotli)': kb(js), 'beyond /': kb(added), CSS: kb(style), requests },
    ]),
  ),
);
console.log(
  `Limits: / ${kb(LIMITS.js)} JS, ${kb(LIMITS.html)} HTML, ${LIMITS.requests} requests; beyond / ${kb(LIMITS.added)}`,
);
for (const line of broken) console.error(line);
process.exitCode = broken.length > 0 ? 1 : 0;
