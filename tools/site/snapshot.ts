import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Snapshot } from '../../src/start/prerender/snapshot.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The snapshot that a build is made with. The demo and the tests (`SNAPSHOT=mock`) use the mock API's; other builds the
 * file of `npm run snapshot -- URL`, or none.
 */
export async function readSnapshot(mode: string): Promise<Snapshot | null> {
  if (mode === 'demo' || process.env['SNAPSHOT'] === 'mock') {
    // A process of its own: the mock's open handles would keep the build running.
    const { stdout } = await run(process.execPath, [path.join(root, 'tools/snapshot.mjs')]);
    return JSON.parse(stdout);
  }
  const text = await readFile(path.join(root, 'snapshot.json'), 'utf8').catch(() => 'null');
  return JSON.parse(text);
}
