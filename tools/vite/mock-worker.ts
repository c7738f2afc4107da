import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const WORKER = 'mockServiceWorker.js';

async function readWorker(): Promise<string> {
  const require = createRequire(import.meta.url);
  return readFile(require.resolve('msw/mockServiceWorker.js'), 'utf8');
}

/** Serves the service worker of the mocked API in development, and adds it to the demo build only. */
export function mockWorker(): Plugin {
  let demo = false;
  return {
    name: 'saola-mock-worker',
    configResolved(config) {
      demo = config.mode === 'demo';
    },
    configureServer(server) {
      server.middlewares.use(`/${WORKER}`, (_request, response, next) => {
        readWorker().then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    async generateBundle() {
      if (demo) this.emitFile({ type: 'asset', fileName: WORKER, source: await readWorker() });
    },
  };
}
