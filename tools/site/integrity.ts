import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Hash of a script or style sheet, as `integrity` and a policy name it. */
export function sha256(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Subresource integrity of the scripts of a build, by their addresses. SHA-256: every page has one hash for each
 * chunk, hashes do not compress, and this one is half as long as SHA-512 and no weaker for the purpose.
 */
export async function integrityOf(dir: string): Promise<Map<string, string>> {
  const names = await readdir(path.join(dir, 'assets'));
  const hashes = new Map<string, string>();
  for (const name of names.filter((file) => file.endsWith('.js')).toSorted()) {
    hashes.set(`/assets/${name}`, sha256(await readFile(path.join(dir, 'assets', name))));
  }
  return hashes;
}

/** Adds `integrity` to the tags of a page that load a script. Throws for a script that is not in the build. */
export function withIntegrity(html: string, integrity: ReadonlyMap<string, string>): string {
  return html.replace(
    /<(?:script|link)\b[^>]*?\b(?:src|href)="(\/assets\/[^"]+\.js)"/g,
    (tag, address: string) => {
      const hash = integrity.get(address);
      if (!hash) throw new Error(`${address} is in a page and not in the build`);
      return `${tag} integrity="${hash}"`;
    },
  );
}
