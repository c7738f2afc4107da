// Starts and stops servers on this machine, for benchmarks and tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');

/** @typedef {{ url: string, stop: () => Promise<void> }} Running */

/**
 * Listens on a free port of this machine. `stop` also ends open connections.
 * @param {import('node:http').Server} server
 * @returns {Promise<Running>}
 */
export async function listen(server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * Ends a program with this process, even if the process stops early; the returned function ends it before.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => Promise<void>}
 */
export function endWithProcess(child) {
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  return async () => {
    process.off('exit', kill);
    kill();
    await ended;
  };
}

/**
 * Starts an API as a separate process, on a free port; its script prints one line with its address.
 * @param {string} script path from the root
 * @param {Record<string, string>} [env]
 * @returns {Promise<Running>}
 */
export async function startApi(script = 'tools/mock-api.mjs', env = {}) {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = endWithProcess(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^[\w-]+ (http:\S+)$/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return { url, stop };
  }
  throw new Error(`${script} ended before it printed its address`);
}
