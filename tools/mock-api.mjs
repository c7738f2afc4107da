// Runs the mock API as an HTTP server: `PORT` (8787; 0 picks a free one). Prints one line with its address.
import { importModule } from './import-module.mjs';

/** @type {typeof import('../src/mocks/hosts/http.ts')} */
const { startHttpMock } = await importModule('src/mocks/hosts/http.ts');

const mock = await startHttpMock({ port: Number(process.env['PORT'] ?? 8787) });
console.log(`mock-api ${mock.url}`);

function stop() {
  void mock.close().then(() => process.exit(0));
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
