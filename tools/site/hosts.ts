import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostFiles } from '../../deploy/hosts.ts';
import { HIDDEN_PATTERN } from '../../deploy/site.ts';
import type { SitePage } from './template.ts';

/** The folder for the files of the hosts, next to that of the build. */
export function hostsFolder(dir: string): string {
  return `${path.resolve(dir)}-hosts`;
}

/** Writes the configuration of each host (`deploy/`), and the policy as text for any other host. */
export async function writeHosts({
  dir,
  pages,
  policy,
}: {
  dir: string;
  pages: readonly SitePage[];
  policy: string;
}): Promise<void> {
  const out = hostsFolder(dir);
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(dir, path.join(entry.parentPath, entry.name))}`)
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !new RegExp(HIDDEN_PATTERN).test(file));
  const addresses = pages
    .map(({ file }) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
    .filter((address) => address !== '/shell');
  await rm(out, { recursive: true, force: true });
  const site = { policy, pages: addresses, files: files.toSorted() };
  for (const [name, text] of Object.entries(hostFiles(site))) {
    await mkdir(path.dirname(path.join(out, name)), { recursive: true });
    await writeFile(path.join(out, name), text);
  }
}
