// Shared by the benchmarks: controls of the mock API, a build, a browser, statistics.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ensureBuild } from '../fresh-build.mjs';
import { importModule } from '../import-module.mjs';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Sample student with a full account. */
export const LINH = 'linh.tran@example.com';
/** Sample student with an empty account. */
export const MINH = 'minh@example.com';

/** @param {string} name path from the root */
export const inRoot = (name) => path.resolve(root, name);

/**
 * The folder of the production build: `named`, else `dist`, which is built if it is missing or old.
 * @param {string | undefined} named
 */
export function buildToMeasure(named) {
  if (named === undefined) ensureBuild();
  return inRoot(named ?? 'dist');
}

/**
 * Posts to a control of the mock API. Throws on failure.
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
 * Builds one of the bare pages (e2e/bench) into `reports`; returns the folder.
 * @param {string} name
 */
export async function buildBare(name) {
  const outDir = inRoot(`reports/${name}`);
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

/** Starts the machine's Chromium as the end-to-end tests do. */
export async function launch() {
  /** @type {typeof import('../../e2e/support/chromium.ts')} */
  const chrome = await importModule('e2e/support/chromium.ts');
  return chromium.launch({ executablePath: chrome.findChromium(), args: chrome.CHROMIUM_FLAGS });
}

/**
 * A fresh browser context with the window size of all benchmarks.
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
 * Median, minimum and maximum; 0 for an empty list.
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
