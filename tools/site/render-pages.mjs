/**
 * Renders the public pages (R38) with the bundle in the first argument's folder and the snapshot in the second's JSON
 * file, into the JSON file of the third.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', snapshot = '', file = ''] = process.argv.slice(2);
const { renderSite } = await import(pathToFileURL(path.join(folder, 'render.mjs')).href);
const rendered = await renderSite(JSON.parse(await readFile(snapshot, 'utf8')));
await writeFile(file, JSON.stringify(rendered));
process.exit();
