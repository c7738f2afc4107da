// Makes docs/openapi.json from the contracts, docs/api.md and the mock API.
import { writeFileSync } from 'node:fs';
import { loadOpenApi } from './openapi/load.mjs';

const { documentOf, readSources } = await loadOpenApi();
const document = documentOf(await readSources());
writeFileSync('docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`);
