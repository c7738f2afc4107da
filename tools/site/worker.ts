import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { FILE_PATTERN } from '../../deploy/site.ts';
import { inLocale } from '../../src/i18n/locales.ts';
import { WORKER } from '../../src/browser/service-worker.ts';
import type { WorkerFiles } from '../../src/worker/worker-files.ts';
import type { SitePage } from './template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Pages that are stored at installation. */
const HOMES = [inLocale('/', 'en'), inLocale('/', 'vi')];
/** A route without HTML of its own: every host answers it with the shell. */
const SHELL_ROUTE = '/school-list';

/** Removes itself, for a site that is built without a worker after it had one. */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
`;

type Build = {
  dir: string;
  id: string;
  /** Of scripts, by address. */
  integrity: ReadonlyMap<string, string>;
  pages: readonly SitePage[];
};

/** The files that a worker stores: all of the app in both languages, the shell, and the two home pages. */
async function workerFiles({ dir, id, integrity, pages }: Build): Promise<WorkerFiles> {
  const names = await readdir(path.join(dir, 'assets'));
  const assets = names.toSorted().map((name) => {
    const url = `/assets/${name}`;
    const hash = integrity.get(url);
    return { url, revision: null, ...(hash && { integrity: hash }) };
  });
  const documents = [SHELL_ROUTE, ...HOMES].map((url) => ({ url, revision: id }));
  const own = pages.map((page) => page.path).filter((at) => !at.endsWith('.html'));
  return {
    build: id,
    entries: [...documents, ...assets],
    shell: SHELL_ROUTE,
    pages: own,
    notPages: FILE_PATTERN,
  };
}

/** Writes the service worker of a build (R45); with `offline` off, one that removes an earlier one. */
export async function writeWorker(site: Build, offline: boolean): Promise<void> {
  const file = path.join(site.dir, WORKER);
  if (!offline) return writeFile(file, NO_WORKER);
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { alias: { '@': path.join(root, 'src') } },
    define: {
      FILES: JSON.stringify(await workerFiles(site)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      copyPublicDir: false,
      lib: {
        entry: path.join(root, 'src/worker/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The service worker came out empty');
  await writeFile(file, chunk.code);
}
