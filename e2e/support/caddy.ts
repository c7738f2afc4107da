import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endWithWorker, untilItServes } from './child';
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
  const child = spawn(
    findProgram('caddy', 'caddy'),
    ['run', '--adapter', 'caddyfile', '--config', file],
    {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const end = endWithWorker(child);
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  await untilItServes('Caddy', child, `${url}/robots.txt`).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
