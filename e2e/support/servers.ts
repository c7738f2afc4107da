import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview, type ProxyOptions } from 'vite';
import { startApi, type Running } from '../../tools/local-servers.mjs';
import { hosting } from '../../tools/vite/hosting';
import { HOST, portOf } from './port';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The addresses of the site and the mock API for one worker. */
export type Servers = { site: string; api: string };

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

/** Serves a build like the hosts of `deploy/`, on a free port, with `/api` proxied to the mock API. */
async function startSite(api: string, outDir: string): Promise<Running> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    plugins: [hosting()],
    preview: { host: HOST, port: 0, cors: false, proxy: { '/api': passedOn(api) } },
  });
  return { url: `http://${HOST}:${portOf(server.httpServer)}`, stop: () => server.close() };
}

/** Starts an API and the site that calls it. */
async function startBoth(
  start: () => Promise<Running>,
  outDir: string,
): Promise<Servers & { stop: () => Promise<void> }> {
  const api = await start();
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

/** Starts the mock API and a site for one worker, with separate records. `outDir`: the build, from the root. */
export function startServers(outDir = 'dist') {
  return startBoth(startApi, outDir);
}

/** Starts the server of `examples/api-server`, with a database of its own, and a site that calls it. */
export async function startExample() {
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-example-'));
  const tool = path.join(root, 'tools/export-catalogue.mjs');
  execFileSync(process.execPath, [tool, path.join(folder, 'catalogue.json')]);
  const start = () => startApi('examples/api-server/main.mjs', { DATA_DIR: folder });
  const { stop, ...servers } = await startBoth(start, 'dist');
  return {
    ...servers,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
