import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PreloadMap } from '../../src/routing/route-chunks.ts';

/**
 * The id of a build (R26): the same for the same output. The names of the assets contain a hash of their content; `sent`
 * is all else that a page is sent with: HTML, boot script, headers.
 */
export async function buildId(dir: string, sent: string): Promise<string> {
  const names = await readdir(path.join(dir, 'assets'));
  return createHash('sha256')
    .update(names.toSorted().join('\n'))
    .update(sent)
    .digest('base64url')
    .slice(0, 16);
}

/** Writes the descriptor of the latest build and the build's manifest (R26). */
export async function writeBuilds(
  dir: string,
  { id, map, unregister }: { id: string; map: PreloadMap; unregister: boolean },
): Promise<void> {
  await mkdir(path.join(dir, 'builds/meta'), { recursive: true });
  // A site that is built without a service worker has a page remove an earlier one (R45).
  const descriptor = { id, timestamp: Date.now(), ...(unregister && { unregister }) };
  await writeFile(path.join(dir, 'builds/latest.json'), JSON.stringify(descriptor));
  await writeFile(path.join(dir, `builds/meta/${id}.json`), JSON.stringify({ id, ...map }));
}
