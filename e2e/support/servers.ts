import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { preview, type ProxyOptions } from 'vite';
import { hosting } from '../../tools/vite/hosting';
import { endWithWorker } from './child';
import { HOST } from './port';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The addresses of the site and the mocked API for one worker. */
export type Servers = { site: string; api: string };

type Running = { url: string; stop: () => Promise<void> };

/** Starts the mocked API as a separate process, on a free port. */
async function startMockApi(): Promise<Running> {
  const child = spawn(process.execPath, [path.join(root, 'tools/mock-api.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = endWithWorker(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^mock-api (http:\S+)$/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return { url, stop };
  }
  throw new Error('mock-api ended before it said where it is');
}

/** Proxies calls, including a broken response: the built-in proxy would keep its reader waiting. */
function passedOn(target: string): ProxyOptions {
  return {
    target,
    changeOrigin: true,
    configure: (proxy) => {
      proxy.on('proxyRes', (answer, _request, response) => {
        answer.once('close', () => {
          if (!answer.complete) response.destroy();
        });
      });
    },
  };
}

/** Serves a build like the hosts of `deploy/`, on a free port, with `/api` proxied to the mocked API. */
async function startSite(api: string, outDir: string): Promise<Running> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    plugins: [hosting()],
    preview: { host: HOST, port: 0, cors: false, proxy: { '/api': passedOn(api) } },
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || !address) throw new Error('The site has no port');
  return { url: `http://${HOST}:${address.port}`, stop: () => server.close() };
}

/** Starts both servers for one worker, with separate records. `outDir`: the build, from the root. */
export async function startServers(
  outDir = 'dist',
): Promise<Servers & { stop: () => Promise<void> }> {
  const api = await startMockApi();
  const site = await startSite(api.url, outDir).catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  return {
    site: site.url,
    api: api.url,
    stop: async () => {
      await site.stop();
      await api.stop();
    },
  };
}
