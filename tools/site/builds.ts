import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PreloadMap } from '../../src/routing/route-chunks.ts';

/** Writes the descriptor of the latest build and the build's manifest (R26, design section 10, 10). */
export async function writeBuilds(
  dir: string,
  { id, map }: { id: string; map: PreloadMap },
): Promise<void> {
  await mkdir(path.join(dir, 'builds/meta'), { recursive: true });
  const descriptor = { id, timestamp: Date.now() };
  await writeFile(path.join(dir, 'builds/latest.json'), JSON.stringify(descriptor));
  await writeFile(path.join(dir, `builds/meta/${id}.json`), JSON.stringify({ id, ...map }));
}
