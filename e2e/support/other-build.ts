import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Ids of no service's customer, in the form that each service has. */
export const IDS = { VITE_HEATMAP_ID: 'e2eheatmap', VITE_PIXEL_ID: '1029384756' };

/** A build of its own in a folder that goes with it. */
export type OtherBuild = { outDir: string; remove: () => void };

/** Makes a build with other settings, beside the one that all tests share. Throws where it fails. */
export function buildWith(settings: Record<string, string>, mode = 'production'): OtherBuild {
  const outDir = mkdtempSync(path.join(tmpdir(), 'saola-'));
  const env = { ...process.env, ...settings };
  // A test runner's own value would make a development build of React.
  delete env['NODE_ENV'];
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const options = ['--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  const { status } = spawnSync(process.execPath, [vite, 'build', ...options], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const remove = () => {
    for (const folder of [outDir, `${outDir}-hosts`])
      rmSync(folder, { recursive: true, force: true });
  };
  if (status === 0) return { outDir, remove };
  remove();
  throw new Error(`The ${mode} build failed`);
}

/** The scripts, pages and styles of a build that have something in them, by their names. */
export function filesWith(outDir: string, what: RegExp): string[] {
  const folder = path.resolve(root, outDir);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html|json|webmanifest)$/.test(name))
    .filter((name) => what.test(readFileSync(path.join(folder, name), 'utf8')));
}
