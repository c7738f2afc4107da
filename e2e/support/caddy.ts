import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './child';
import { freePort, HOST } from './port';
import { findProgram } from './program';

/** Starts the installed Caddy on a free port with the configuration of a build. */
export async function startCaddy(dir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-caddy-'));
  const file = path.join(folder, 'Caddyfile');
  const root = path.resolve(dir);
  const url = `http://${HOST}:${await freePort()}`;
  writeFileSync(
    file,
    `{
	admin off
	auto_https off
}
${url} {
	bind ${HOST}
	root * ${root}
	import ${root}-hosts/caddy/site.caddy
}
`,
  );
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { stop } = await startServer(
    [findProgram('caddy', 'caddy'), 'run', '--adapter', 'caddyfile', '--config', file],
    {
      url: `${url}/robots.txt`,
      env,
      cleanUp: () => rmSync(folder, { recursive: true, force: true }),
    },
  );
  return { url, stop };
}
