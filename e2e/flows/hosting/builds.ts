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
import { startNginx } from '../../support/nginx';
import { buildWith } from '../../support/other-build';
import { test as base } from '../../support/test';

/** A build in a folder of its own, with its host files beside it, and its id. */
export type Build = { dir: string; id: string };

/** Makes a build that looks for a newer one every so many milliseconds; another number is another build. */
async function makeBuild(everyMs: number): Promise<Build> {
  const dir = await buildWith({ VITE_BUILD_CHECK_MS: String(everyMs) });
  const latest: unknown = JSON.parse(readFileSync(path.join(dir, 'builds/latest.json'), 'utf8'));
  return { dir, id: String(Object(latest).id) };
}

/** A real nginx with a build on it, and what happens to that. */
type Site = {
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
async function startSite(first: Build, api: string): Promise<Site> {
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
  const nginx = await startNginx({ dir, api });
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

/** `test` with two builds, and a site of its own for each test, where it begins with the first of them. */
export const test = base.extend<{ site: Site }, { builds: { a: Build; b: Build } }>({
  builds: [
    // Playwright reads from the first parameter what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const [a, b] = await Promise.all([makeBuild(600), makeBuild(700)]);
      if (a.id === b.id) throw new Error('The two builds are one');
      await use({ a, b });
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  // It is there for as long as its pages, which go on asking for a newer build: they need its address.
  site: async ({ builds, servers }, use) => {
    const site = await startSite(builds.a, servers.api);
    await use(site);
    await site.stop();
  },

  baseURL: async ({ site }, use) => use(site.url),
});
