import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const WORKER = 'mockServiceWorker.js';

async function readWorker(): Promise<string> {
  const require = createRequire(import.meta.url);
  return readFile(require.resolve('msw/mockServiceWorker.js'), 'utf8');
}

/** Serves the service worker of the mock API in development, and adds it to the demo build, with the line of the panel. */
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
    // The line of the panel (src/mocks/panel): a line of text has its height, so that the page doesn't shift.
    transformIndexHtml() {
      if (!demo) return [];
      return [
        { tag: 'aside', attrs: { id: 'mock-panel' }, children: '&nbsp;', injectTo: 'body-prepend' },
      ];
    },
    async generateBundle() {
      if (demo) this.emitFile({ type: 'asset', fileName: WORKER, source: await readWorker() });
    },
  };
}
