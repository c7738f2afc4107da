import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { VITE, viteEnv } from '../../tools/vite-command.mjs';
import { startServer } from './child';
import { freePort, HOST } from './port';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Starts the development server (`npm run dev`) on a free port; `stop` ends its process. */
export async function startDevServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const options = ['--host', HOST, '--port', String(port), '--strictPort', '--logLevel', 'warn'];
  const url = `http://${HOST}:${port}`;
  const { stop } = await startServer([process.execPath, VITE, ...options], {
    url,
    cwd: root,
    env: viteEnv(),
  });
  return { url, stop };
}
