import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The list of licences that Vite writes (`build.license`). */
export const LICENSES = 'licenses.txt';

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Packages of the style sheets and of the service worker: Vite's list has those of the app's scripts. */
const OTHER_PACKAGES = [
  '@fontsource-variable/plus-jakarta-sans',
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** The project itself: its portraits are in a cache below `node_modules`, where Vite takes them for a package. */
const OWN = /## saola - [^\n]*\n+(?=## )/;

/** Adds the other packages to the list, in its format, and removes the project itself. */
export async function completeLicenses(dir: string): Promise<void> {
  const list = path.join(dir, LICENSES);
  let text = (await readFile(list, 'utf8')).replace(OWN, '');
  for (const name of OTHER_PACKAGES) {
    const of = (file: string) => readFile(path.join(packages, name, file), 'utf8');
    const { version, license }: Record<string, string> = JSON.parse(await of('package.json'));
    text += `\n## ${name} - ${version} (${license})\n\n${(await of('LICENSE')).trim()}\n`;
  }
  await writeFile(list, text);
}
