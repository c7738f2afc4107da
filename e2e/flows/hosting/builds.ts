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

/** A build in its own folder, with its host files and its id. */
export type Build = { dir: string; id: string };

/** Creates a build with this polling interval in milliseconds; another interval is another build. */
async function makeBuild(everyMs: number): Promise<Build> {
  const dir = await buildWith({ VITE_BUILD_CHECK_MS: String(everyMs) });
  const latest: unknown = JSON.parse(readFileSync(path.join(dir, 'builds/latest.json'), 'utf8'));
  return { dir, id: String(Object(latest).id) };
}

/** An nginx that serves a build, with actions on it. */
type Site = {
  url: string;
  /**
   * Deploys another build. The old chunks stay, as docs/hosting.md says, or are removed. `homeRate` limits the home page,
   * in bytes per second.
   */
  deploy: (build: Build, old: 'stays' | 'goes', homeRate?: number) => Promise<void>;
  /** Removes files of the folder `assets`, by parts of their names. */
  lose: (names: RegExp) => void;
  /** Puts the home page of a build beside the files of the deployed one, as in the middle of a deploy. */
  putHome: (of: Build) => void;
  /** Replaces the descriptor; `null` removes it. */
  describe: (text: string | null) => void;
  stop: () => Promise<void>;
};

/** When called, the returned function waits until the current nginx worker and its connections have ended. */
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
  // Each deploy has its own folder, so that files and headers of two builds never mix.
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
    deploy: async (build, old, homeRate = 0) => {
      const isGone = await workerOf(nginx.url);
      put(build, old === 'stays' ? dir : null);
      await nginx.deploy({ dir, api, homeRate });
      // The old worker still responds for a moment, with the old build.
      await isGone();
    },
    lose: (names) => {
      for (const name of readdirSync(path.join(dir, 'assets'))) {
        if (names.test(name)) rmSync(path.join(dir, 'assets', name));
      }
    },
    putHome: (of) => {
      cpSync(path.join(of.dir, 'index.html'), path.join(dir, 'index.html'));
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

/** `test` with two builds, and a separate site for each test, which starts with the first build. */
export const test = base.extend<{ site: Site }, { builds: { a: Build; b: Build } }>({
  builds: [
    // Playwright reads from the first parameter what a fixture needs.
    async ({}, use) => {
      const [a, b] = await Promise.all([makeBuild(600), makeBuild(700)]);
      if (a.id === b.id) throw new Error('The two builds are one');
      await use({ a, b });
    },
    { scope: 'worker' },
  ],

  // It runs as long as its pages, which keep polling for a newer build.
  site: async ({ builds, servers }, use) => {
    const site = await startSite(builds.a, servers.api);
    await use(site);
    await site.stop();
  },

  baseURL: async ({ site }, use) => use(site.url),
});
