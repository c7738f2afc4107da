import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './child';
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
  const url = `http://${HOST}:${port}`;
  const { stop } = await startServer([process.execPath, vite, ...options], { url, cwd: root, env });
  return { url, stop };
}
