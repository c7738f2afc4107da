import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Subresource integrity of the scripts and style sheets of a build, by their addresses (design section 8). SHA-256:
 * every page has one for each chunk, hashes do not compress, and this one is half as long as the longest and no weaker
 * for the purpose.
 */
export async function integrityOf(dir: string): Promise<Map<string, string>> {
  const names = await readdir(path.join(dir, 'assets'));
  const found = new Map<string, string>();
  for (const name of names.filter((file) => /\.(js|css)$/.test(file)).toSorted()) {
    const content = await readFile(path.join(dir, 'assets', name));
    found.set(`/assets/${name}`, `sha256-${createHash('sha256').update(content).digest('base64')}`);
  }
  return found;
}

/** Puts their integrity into the tags of a page that load a script or a style sheet. Throws where it is not known. */
export function withIntegrity(html: string, integrity: ReadonlyMap<string, string>): string {
  return html.replace(
    /<(?:script|link)\b[^>]*?\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g,
    (tag, address: string) => {
      const hash = integrity.get(address);
      if (!hash) throw new Error(`${address} is in a page and not in the build`);
      return `${tag} integrity="${hash}"`;
    },
  );
}
