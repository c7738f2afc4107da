import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * The id of a build (R26, design section 10, 10): the same for the same output. The names of the assets carry a hash
 * of what is in them; `pages` is what else the pages are made of.
 */
export async function buildId(dir: string, pages: string): Promise<string> {
  const names = await readdir(path.join(dir, 'assets'));
  return createHash('sha256')
    .update(names.toSorted().join('\n'))
    .update(pages)
    .digest('base64url')
    .slice(0, 16);
}
