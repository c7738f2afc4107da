import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { VITE, viteEnv } from './vite-command.mjs';

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

/** Inputs of a production build; the mock gives the snapshot. */
const SOURCES = [
  'src',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'tools',
  'deploy',
  'package.json',
  'package-lock.json',
  // The files that `vite build` reads.
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
const NOT_BUILT = /\.test\.tsx?$|[/\\]test$/;

/**
 * Latest modification of a file, or of anything in a folder, in milliseconds.
 * @param {string} place
 * @returns {number}
 */
function newest(place) {
  if (NOT_BUILT.test(place) || !existsSync(place)) return 0;
  const { mtimeMs } = statSync(place);
  if (!statSync(place).isDirectory()) return mtimeMs;
  // A folder's own time covers removed files.
  return readdirSync(place).reduce(
    (latest, name) => Math.max(latest, newest(path.join(place, name))),
    mtimeMs,
  );
}

/**
 * Whether `dist` of a project has a build with the mock API's snapshot that is newer than its sources.
 * @param {string} project
 * @returns {boolean}
 */
export function isFresh(project) {
  const mark = path.join(project, 'dist/.vite/manifest.json');
  const built = existsSync(mark) ? statSync(mark).mtimeMs : 0;
  const changed = Math.max(...SOURCES.map((name) => newest(path.join(project, name))));
  const snapshot = path.join(project, 'dist/.vite/snapshot.txt');
  const isWithMock = existsSync(snapshot) && readFileSync(snapshot, 'utf8') === 'mock';
  return built > changed && isWithMock;
}

/**
 * Builds into `dist` with the mock API's snapshot, if there is no such build or its sources are newer. Throws if the
 * build fails.
 */
export function ensureBuild() {
  if (isFresh(root)) return;
  console.log('Building dist …');
  const { status } = spawnSync(process.execPath, [VITE, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: viteEnv({ SNAPSHOT: 'mock' }),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed');
}
