import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { startServer } from './child';
import { freePort, HOST } from './port';
import { findProgram } from './program';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the last stage of the Dockerfile copies, runs, and as whom. Throws for anything but a user without rights. */
function lastStage() {
  const text =
    readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const [, uid, gid] = /^USER (\d+):(\d+)$/m.exec(text) ?? [];
  if (!Number(uid) || !Number(gid))
    throw new Error('The container does not run as a user without rights');
  return {
    uid: Number(uid),
    gid: Number(gid),
    copies: [...text.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)],
    command: v.parse(v.array(v.string()), JSON.parse(/^CMD (.*)$/m.exec(text)?.[1] ?? '')),
  };
}

/**
 * Runs what the container would, without building its image: the files that the Dockerfile copies, in a folder in
 * place of `/`, its configuration with that folder in front of its paths, its command and its user.
 */
export async function startContainer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { uid, gid, copies, command } = lastStage();
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-container-'));
  const temp = path.join(folder, 'tmp');
  mkdirSync(temp);
  chmodSync(folder, 0o755);
  chmodSync(temp, 0o777);
  for (const [, from = '', to = ''] of copies) {
    cpSync(path.join(root, from), path.join(folder, to), { recursive: true });
  }
  const port = await freePort();
  const file = path.join(folder, 'etc/nginx/nginx.conf');
  const configuration = readFileSync(file, 'utf8')
    .replaceAll(/(?<= )(?=\/(?:tmp|srv)\/)/g, folder)
    .replace('listen 8080;', `listen ${HOST}:${port};`);
  writeFileSync(file, configuration);
  const [program = '', ...args] = command;
  const isRoot = process.getuid?.() === 0;
  const url = `http://${HOST}:${port}`;
  const { stop } = await startServer([findProgram(program, 'nginx-light'), ...args, '-c', file], {
    url: `${url}/robots.txt`,
    ...(isRoot && { uid, gid }),
    cleanUp: () => rmSync(folder, { recursive: true, force: true }),
  });
  return { url, stop };
}
