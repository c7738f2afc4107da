import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Hash of the contracts of the API: changes when data of an earlier build may not fit (src/api/http/query-storage.ts). */
export function contractsHash(root: string): string {
  const api = path.join(root, 'src/api');
  const names = readdirSync(api, { recursive: true, encoding: 'utf8' });
  const hash = createHash('sha256');
  for (const name of names.filter((file) => /(contract|schemas)\.ts$/.test(file)).sort()) {
    hash.update(readFileSync(path.join(api, name)));
  }
  return hash.digest('base64url').slice(0, 8);
}
