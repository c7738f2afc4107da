import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Imports a TypeScript module of the repository, for a script that runs in Node.
 * @template T
 * @param {string} name path from the root
 * @param {import('vite').Plugin[]} [plugins]
 * @returns {Promise<T>}
 */
export async function importModule(name, plugins = []) {
  const { module } = await runnerImport(root + name, {
    root,
    logLevel: 'error',
    resolve: { alias: { '@': `${root}src` } },
    plugins,
  });
  return /** @type {T} */ (module); // each caller names the module's own type
}
