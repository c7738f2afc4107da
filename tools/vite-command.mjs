import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Vite's own script: npm would start Vite as a child process that it does not end. */
export const VITE = path.join(root, 'node_modules/vite/bin/vite.js');

/**
 * The environment of a Vite process. Without the test runner's `NODE_ENV`, which would make a development build of React.
 * @param {Record<string, string>} [settings]
 * @returns {NodeJS.ProcessEnv}
 */
export function viteEnv(settings = {}) {
  const env = { ...process.env, ...settings };
  delete env['NODE_ENV'];
  return env;
}
