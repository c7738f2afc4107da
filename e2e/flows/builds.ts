import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startNginx, type Nginx } from '../support/nginx';
import { buildWith } from '../support/other-build';
import { words } from '../support/words';

/** A build in a folder of its own, with its host files beside it, and its id. */
export type Build = { dir: string; id: string; remove: () => void };

/** Makes a build that looks for a newer one every so many milliseconds; another number is another build. */
export function makeBuild(everyMs: number): Build {
  const { outDir, remove } = buildWith({ VITE_BUILD_CHECK_MS: String(everyMs) });
  const latest: unknown = JSON.parse(readFileSync(path.join(outDir, 'builds/latest.json'), 'utf8'));
  const { id } = Object(latest);
  return {
    dir: outDir,
    id: String(id),
    remove: () => {
      remove();
      rmSync(`${outDir}-hosts`, { recursive: true, force: true });
    },
  };
}

/** A real nginx with a build on it, and what happens to that. */
export type Site = {
  url: string;
  /** Puts another build in its place. The chunks of the old one stay, as docs/hosting.md has it, or go. */
  deploy: (build: Build, old: 'stays' | 'goes') => Promise<void>;
  /** Takes files of the folder `assets` away, by what is in their names. */
  lose: (names: RegExp) => void;
  /** Puts something in the place of the descriptor; `null` takes it away. */
  describe: (text: string | null) => void;
  stop: () => Promise<void>;
};

/** Waits, once the returned function is called, until the worker that answers now is gone with all its connections. */
async function workerOf(url: string): Promise<() => Promise<void>> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const closed = once(socket, 'close');
  socket.write(`GET /-mark HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  await once(socket, 'data');
  return async () => void (await closed);
}

/** Starts nginx with a build. */
export async function startSite(first: Build, api: string): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-deployed-'));
  let deploys = 0;
  let dir = '';
  // Each deploy is a folder of its own: nobody is served half of a file, or one build with the headers of another.
  const put = (build: Build, before: string | null) => {
    deploys += 1;
    dir = path.join(folder, `dist-${deploys}`);
    if (before !== null) cpSync(before, dir, { recursive: true });
    cpSync(build.dir, dir, { recursive: true });
    cpSync(`${build.dir}-hosts`, `${dir}-hosts`, { recursive: true });
  };
  put(first, null);
  const nginx: Nginx = await startNginx({ dir, api });
  return {
    url: nginx.url,
    deploy: async (build, old) => {
      const isGone = await workerOf(nginx.url);
      put(build, old === 'stays' ? dir : null);
      await nginx.deploy({ dir, api });
      // For a moment the worker before still answers, with the build before.
      await isGone();
    },
    lose: (names) => {
      for (const name of readdirSync(path.join(dir, 'assets'))) {
        if (names.test(name)) rmSync(path.join(dir, 'assets', name));
      }
    },
    describe: (text) => {
      const file = path.join(dir, 'builds/latest.json');
      if (text === null) {
        rmSync(file);
        return;
      }
      writeFileSync(`${folder}/next`, text);
      renameSync(`${folder}/next`, file);
    },
    stop: async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The documents that a page loads from now on, by their paths. */
export function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    paths.push(pathname + search);
  });
  return paths;
}

/** The build that runs in a page. */
export async function expectBuild(page: Page, { id }: Build): Promise<void> {
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', id);
}

/** Waits until a page has asked for the descriptor so often from now on, and has its answers. */
export async function polls(page: Page, times = 1): Promise<void> {
  const asks = () => page.waitForRequest(/\/builds\/latest\.json\?\d+$/);
  for (let time = 0; time < times; time += 1) await asks();
  // One more begins only once the one before has been answered.
  await asks();
}

/** Has a page neither know a newer build nor fetch ahead: its descriptor and its manifest say nothing. */
export async function tellNothing(page: Page): Promise<void> {
  await page.route('**/builds/**', (route) => route.fulfill({ json: {} }));
}

/** Whether any document of a page has shown the error page, for a moment too; begins with the next document. */
export async function watchForErrorPage(page: Page): Promise<() => boolean> {
  let seen = false;
  await page.exposeBinding('tellErrorPage', () => {
    seen = true;
  });
  await page.addInitScript(
    (title) => {
      new MutationObserver(() => {
        const shown = [...document.querySelectorAll('h1')].some((h1) => h1.textContent === title);
        const tell: unknown = Reflect.get(window, 'tellErrorPage');
        if (shown && typeof tell === 'function') tell();
      }).observe(document, { subtree: true, childList: true, characterData: true });
    },
    words('en', 'common', 'error.title'),
  );
  return () => seen;
}
