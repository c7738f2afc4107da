import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILE_PATTERN, SHELL } from '../../deploy/site.ts';
import { inLocale } from '../../src/i18n/locales.ts';
import { WORKER } from '../../src/browser/service-worker.ts';
import type { WorkerFiles } from '../../src/worker/worker-files.ts';
import { bundleScript } from './bundle-script.ts';
import type { SitePage } from './template.ts';

/** Pages that are stored at installation. */
const HOMES = [inLocale('/', 'en'), inLocale('/', 'vi')];
/** A route without HTML of its own: every host answers it with the shell. */
const SHELL_ROUTE = '/profile';

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
  const own = pages.map((page) => page.path).filter((at) => at !== SHELL);
  if (own.includes(SHELL_ROUTE)) throw new Error(`${SHELL_ROUTE} has HTML of its own`);
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
  const code = await bundleScript('worker/service-worker.ts', {
    target: 'es2022',
    define: {
      FILES: JSON.stringify(await workerFiles(site)),
      'process.env.NODE_ENV': '"production"',
    },
  });
  await writeFile(file, code);
}
