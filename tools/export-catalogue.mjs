// Writes the mock API's catalogue and sample students as JSON, for examples/api-server: `export-catalogue.mjs FILE`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importModule } from './import-module.mjs';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write');

/** @type {typeof import('./example/plain-catalogue.ts')} */
const { plainCatalogue } = await importModule('tools/example/plain-catalogue.ts');

mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(plainCatalogue()));
