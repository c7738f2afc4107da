import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithProcess } from '../../tools/local-servers.mjs';
import { VITE, viteEnv } from '../../tools/vite-command.mjs';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Fake ids in the format of each service. */
export const IDS = { VITE_HEATMAP_ID: 'e2eheatmap', VITE_PIXEL_ID: '1029384756' };

/** The folder where the workers of a run share their builds, from the environment. */
const FOLDER = 'SAOLA_E2E_BUILDS';

/** Creates the folder for the builds of a run, before its workers start; returns its removal. */
export function folderForBuilds(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-builds-'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * The folder of a build with its own settings. The first worker that needs it creates it, once per run; the others
 * wait. It is never changed. Throws on failure.
 */
export async function buildWith(
  settings: Record<string, string>,
  mode = 'production',
): Promise<string> {
  const name = createHash('sha256')
    .update(JSON.stringify([mode, settings]))
    .digest('hex');
  const outDir = path.join(process.env[FOLDER] ?? '', name.slice(0, 16));
  const state = `${outDir}.state`;
  if (isFirst(state)) {
    const isMade = await build(outDir, settings, mode).catch(() => false);
    writeFileSync(state, isMade ? 'made' : 'failed');
  }
  while (readFileSync(state, 'utf8') === '') await wait(50);
  if (readFileSync(state, 'utf8') === 'made') return outDir;
  throw new Error(`The ${mode} build failed`);
}

/** Whether this worker is the first to create a file. */
function isFirst(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (Object(error).code === 'EEXIST') return false;
    throw error;
  }
}

async function build(
  outDir: string,
  settings: Record<string, string>,
  mode: string,
): Promise<boolean> {
  const options = ['--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  const child = spawn(process.execPath, [VITE, 'build', ...options], {
    cwd: root,
    // The copies are half of a build's time, and of no matter to what its tests look at.
    env: viteEnv({ COMPRESS: 'off', ...settings }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = endWithProcess(child);
  const [status] = await once(child, 'exit');
  await end();
  return status === 0;
}

/** The names of the scripts, pages and styles of a build that contain a text. */
export function filesWith(outDir: string, what: RegExp): string[] {
  const folder = path.resolve(root, outDir);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html|json|webmanifest)$/.test(name))
    .filter((name) => what.test(readFileSync(path.join(folder, name), 'utf8')));
}
