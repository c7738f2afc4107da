// Runs the mock API as an HTTP server: `PORT` (8787; 0 picks a free one). Prints one line with its address.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** @type {{ module: typeof import('../src/mocks/hosts/http.ts') }} */
const { module } = await runnerImport(`${source}/mocks/hosts/http.ts`, {
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
  resolve: { alias: { '@': source } },
});

const mock = await module.startHttpMock({ port: Number(process.env['PORT'] ?? 8787) });
console.log(`mock-api ${mock.url}`);

function stop() {
  void mock.close().then(() => process.exit(0));
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
