import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, HOST } from './port';
import { findProgram } from './program';

const PATIENCE_MS = 10_000;

/** Starts the distribution's Caddy on a free port with the configuration that the build in a folder has written. */
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
  const kill = () => child.kill('SIGTERM');
  // A worker that ends early takes its server along.
  process.once('exit', kill);
  const ended = once(child, 'exit');
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + PATIENCE_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}/robots.txt`).catch(() => null);
    await answer?.text();
    if (answer) return { url, stop };
    await wait(20);
  }
  await stop();
  throw new Error('Caddy does not serve; what it says stands above');
}
