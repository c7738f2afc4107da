// What the benchmarks share: the mocked API as a process, a build and who serves it, a browser, and how figures are
// put together.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, runnerImport } from 'vite';
import { ensureBuild } from '../fresh-build.mjs';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The first sample student's address; her account is full. */
export const LINH = 'linh.tran@example.com';
/** The other one's; his is empty. */
export const MINH = 'minh@example.com';

/**
 * A path of the repository.
 * @param {string} name path from the root
 */
export const inRoot = (name) => path.resolve(root, name);

/**
 * The folder of the production build: the one that was named, else `dist`, made where it is missing or old.
 * @param {string | undefined} named
 */
export function buildToMeasure(named) {
  if (named === undefined) ensureBuild();
  return inRoot(named ?? 'dist');
}

/** The mocked API as a process of its own, so that its work is not the page's. */
export async function startApi() {
  const child = spawn(process.execPath, [inRoot('tools/mock-api.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^mock-api (http:\S+)$/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return { url, stop: () => child.kill('SIGTERM') };
  }
  throw new Error('mock-api ended before it said where it is');
}

/**
 * Tells the mocked API something. Throws where it refuses.
 * @param {string} api
 * @param {string} where
 * @param {unknown} [body]
 */
export async function post(api, where, body = {}) {
  const response = await fetch(api + where, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${where}: ${response.status}`);
  return response;
}

/**
 * The cookie of a signed-in sample student.
 * @param {string} api
 * @param {string} email
 * @param {string} url of the site
 */
export async function signedIn(api, email, url) {
  const login = await post(api, '/api/v1/auth/login', { email, password: 'saola-demo' });
  /** @type {{ data: { token: string } }} */
  const { data } = await login.json();
  return { name: 'token', value: data.token, url, sameSite: /** @type {const} */ ('Lax') };
}

/**
 * A production build of one of the bare pages (e2e/bench), in a folder of its own.
 * @param {string} name
 */
export async function buildBare(name) {
  const outDir = mkdtempSync(path.join(tmpdir(), `${name}-`));
  await build({
    root: inRoot(`e2e/bench/${name}`),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 600,
    },
  });
  return outDir;
}

/**
 * A TypeScript module of the repository.
 * @template T
 * @param {string} name path from the root
 * @returns {Promise<T>}
 */
export async function moduleOf(name) {
  const { module } = await runnerImport(inRoot(name), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': inRoot('src') } },
  });
  return /** @type {T} */ (module); // each caller names the module's own type
}

/** The machine's Chromium, started as the end-to-end tests start it. */
export async function launch() {
  /** @type {typeof import('../../e2e/support/chromium.ts')} */
  const chrome = await moduleOf('e2e/support/chromium.ts');
  return chromium.launch({ executablePath: chrome.findChromium(), args: chrome.CHROMIUM_FLAGS });
}

/**
 * A window that has seen nothing, of the size that every benchmark has.
 * @param {import('@playwright/test').Browser} browser
 */
export function freshContext(browser) {
  return browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
}

/**
 * The middle of several figures, the least and the most; 0 of none.
 * @param {readonly number[]} values
 */
export function summary(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    least: sorted[0] ?? 0,
    most: sorted.at(-1) ?? 0,
  };
}
