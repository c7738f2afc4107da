/** Renders the public pages with the bundle in the first argument's folder, into the JSON file of the second (R38). */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', file = ''] = process.argv.slice(2);
const { renderPages } = await import(pathToFileURL(path.join(folder, 'render.mjs')).href);
await writeFile(file, JSON.stringify(await renderPages()));
process.exit();
