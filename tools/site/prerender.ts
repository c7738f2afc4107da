import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { SHELL } from '../../deploy/site.ts';
import { LOCALES, localeOfPath } from '../../src/i18n/locales.ts';
import type { RenderedPage, RenderedSite } from '../../src/start/prerender/render.tsx';
import type { Snapshot } from '../../src/start/prerender/snapshot.ts';
import { aliases } from '../vite/aliases.ts';
import { assetFileNames } from '../vite/asset-names.ts';
import { places } from '../vite/places.ts';
import type { StartData } from '../../src/browser/start-state.ts';
import { replaceOnce, type SitePage } from './template.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Renders the site with the app's own code, bundled for Node with the same packages and settings as the site. */
async function render(mode: string, snapshot: Snapshot | null): Promise<RenderedSite> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'saola-prerender-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      mode,
      plugins: [places(root)],
      resolve: { alias: aliases(root) },
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: path.join(root, 'src/start/prerender/render.tsx'),
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'es2022',
        rolldownOptions: { output: { entryFileNames: 'render.mjs', assetFileNames } },
      },
    });
    // In a separate process: open handles of the app, such as a channel between tabs, would keep the build running.
    const renderer = path.join(root, 'tools/site/render-pages.mjs');
    const given = path.join(outDir, 'snapshot.json');
    await writeFile(given, JSON.stringify(snapshot));
    const rendered = path.join(outDir, 'pages.json');
    await run(process.execPath, [renderer, outDir, given, rendered]);
    return JSON.parse(await readFile(rendered, 'utf8'));
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** The file of a path: `/` is `index.html`, `/vi/majors` is `vi/majors.html`. */
function fileOf(pagePath: string): string {
  return `${pagePath.slice(1) || 'index'}.html`;
}

function dataAttributes(data: StartData): string {
  return Object.entries(data)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');
}

/** Data for the app (src/api/http/prerendered-queries.ts): not a script that the policy would have to allow. */
function dataOf(queries: RenderedPage['queries']): string {
  if (queries.length === 0) return '';
  // Only `<` could end the element.
  const json = JSON.stringify(queries).replaceAll('<', '\\u003c');
  return `<script id="snapshot" type="application/json">${json}</script>`;
}

/**
 * Holds the first paint until `<main>` begins, where the browser knows this link: a page that arrives in parts would
 * otherwise paint half a header, whose right side then moves.
 */
const AFTER_THE_HEADER = '<link rel="expect" href="#content" blocking="render" />';

const ROOT = /(?<=<div id="root">)<\/div>/;

/** The shell, and the public pages in both languages (R38). */
export async function prerender({
  template,
  mode,
  snapshot,
}: {
  template: string;
  mode: string;
  snapshot: Snapshot | null;
}): Promise<SitePage[]> {
  const { pages, shell } = await render(mode, snapshot);
  const shellPage = {
    path: SHELL,
    file: SHELL.slice(1),
    html: replaceOnce(template, ROOT, () => `${shell}</div>`),
  };
  const publicPages = pages.map(
    ({ path: at, lang, depends, head, notice, body: rendered, queries }) => {
      // What is typed or pressed in a placeholder would be lost.
      const isPlaceholder = depends.split(' ').includes('placeholder');
      const body = isPlaceholder
        ? replaceOnce(rendered, /<main /, (main) => `${main}inert `)
        : rendered;
      const data = dataAttributes({ prerendered: at, ...(depends && { depends }) });
      const page: [part: RegExp, text: string][] = [
        [/<html lang="[^"]*"/, `<html lang="${lang}"${data}`],
        [/<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/, head + AFTER_THE_HEADER],
        [/(?<=<link rel="manifest" href=")[^"]+/, LOCALES[localeOfPath(at)].manifest],
        [/<p id="incomplete"[^]*?<\/p>/, notice],
        [ROOT, `${body}</div>${dataOf(queries)}`],
      ];
      const html = page.reduce((text, [part, own]) => replaceOnce(text, part, () => own), template);
      return { path: at, file: fileOf(at), html };
    },
  );
  return [shellPage, ...publicPages];
}
