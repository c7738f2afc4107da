// Which files of a build a page prefetches for other pages.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importModule } from '../import-module.mjs';

/**
 * Returns a function that lists the files which are only for other pages.
 * @param {string} dist the build
 * @returns {Promise<(pathname: string, signedIn: boolean) => Set<string>>}
 */
export async function prefetchedFiles(dist) {
  const file = path.join(dist, '.vite/preload.json');
  if (!existsSync(file)) return () => new Set();
  /** @type {typeof import('../../src/routing/route-chunks.ts')} */
  const { chunksOfPath } = await importModule('src/routing/route-chunks.ts');
  /** @type {import('../../src/routing/route-chunks.ts').PreloadMap} */
  const map = JSON.parse(readFileSync(file, 'utf8'));
  return (pathname, signedIn) => {
    const own = chunksOfPath(map, pathname, signedIn);
    return new Set(map.files.filter((name) => !own.includes(name)));
  };
}
