import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCaddy } from '../../support/caddy';
import { startContainer } from '../../support/container';
import { startNginx } from '../../support/nginx';
import { test as base } from '../../support/test';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
/** The bytes of a file of the build. */
export const bytesOf = (file: string) => readFileSync(path.join(dist, file));
/** The text of a file of the build. */
export const read = (file: string) => bytesOf(file).toString();

/** Files of the build by their addresses, without the compressed copies. */
export const built = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${path.relative(dist, path.join(entry.parentPath, entry.name))}`)
  .filter((file) => !/\.(?:br|gz)$/.test(file));
/** The first file whose address matches. */
export const aFile = (pattern: RegExp): string => {
  const found = built.find((file) => pattern.test(file));
  if (!found) throw new Error(`The build has nothing like ${pattern.source}`);
  return found;
};

/** The hosts that serve the build. */
export const SERVERS = ['nginx', 'caddy', 'container', 'preview'] as const;

type Hosts = Record<(typeof SERVERS)[number], string> & {
  /** nginx for plain HTTP, which redirects. */
  plain: string;
};

/** `test` with the build on each host, by address. */
export const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    async ({ servers }, use) => {
      const started = await Promise.all([
        startNginx({ dir: dist, api: servers.api, brotli: true }),
        startCaddy(dist),
        startContainer(),
      ]);
      const [nginx, caddy, container] = started;
      await use({
        nginx: nginx.url,
        plain: nginx.plain,
        caddy: caddy.url,
        container: container.url,
        preview: servers.site,
      });
      await Promise.all(started.map(({ stop }) => stop()));
    },
    { scope: 'worker' },
  ],
});
