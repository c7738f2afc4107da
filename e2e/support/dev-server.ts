import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithWorker, untilItServes } from './child';
import { freePort, HOST } from './port';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Starts the development server (`npm run dev`) on a free port; `stop` ends its process. */
export async function startDevServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const env = { ...process.env };
  // Playwright's own value differs from a developer's.
  delete env['NODE_ENV'];
  // npm would start Vite as a process that it does not end.
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const options = ['--host', HOST, '--port', String(port), '--strictPort', '--logLevel', 'warn'];
  const child = spawn(process.execPath, [vite, ...options], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = endWithWorker(child);
  const url = `http://${HOST}:${port}`;
  await untilItServes('vite', child, url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
