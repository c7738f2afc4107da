// Writes the mock API's catalogue and sample students as JSON, for examples/api-server: `export-catalogue.mjs FILE`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write');

/** @type {{ module: typeof import('./example/plain-catalogue.ts') }} */
const { module } = await runnerImport(path.join(root, 'tools/example/plain-catalogue.ts'), {
  root,
  logLevel: 'error',
  resolve: { alias: { '@': path.join(root, 'src') } },
});

mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(module.plainCatalogue()));
