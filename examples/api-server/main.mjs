// Starts the server: the settings are in the README. Prints one line with its address.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createApi } from './server.mjs';
import { openStore } from './store.mjs';

const port = Number(process.env['PORT'] ?? 8787);
const folder = process.env['DATA_DIR'] ?? 'example-data';
const origins = (process.env['ALLOWED_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean);

mkdirSync(folder, { recursive: true });
const store = await openStore(path.join(folder, 'api.sqlite'), () =>
  JSON.parse(readFileSync(path.join(folder, 'catalogue.json'), 'utf8')),
);
const server = createApi({ store, origins });
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address)
    console.log(`example-api http://127.0.0.1:${address.port}`);
});

/** Answers the calls that are under way, then ends. */
function stop() {
  server.close(() => {
    store.db.close();
    process.exit(0);
  });
  setTimeout(() => server.closeAllConnections(), 5000).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
