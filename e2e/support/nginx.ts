import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, untilItServes } from './child';
import { freePort, HOST } from './port';
import { findProgram } from './program';

/**
 * The served files: a build, with its host files in the folder beside it, and the API behind `/api`. `brotli` sends
 * Brotli copies, for which nginx needs its module. `homeRate` limits the home page, in bytes per second.
 */
type Served = { dir: string; api?: string; brotli?: boolean; homeRate?: number };

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A running nginx. */
export type Nginx = {
  url: string;
  /** The address for plain HTTP, which redirects. */
  plain: string;
  /** Serves another build, or reloads the same, like a deploy: the old one finishes pending requests. */
  deploy: (served: Served) => Promise<void>;
  stop: () => Promise<void>;
};

/** A complete configuration around that of the build. `mark` identifies it. */
function configuration(folder: string, ports: readonly number[], mark: number, served: Served) {
  const { dir, api, brotli, homeRate = 0 } = served;
  const root = path.resolve(dir);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const passOn = `location ^~ /api/ {
      proxy_pass ${api ?? ''};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_buffering off;
      proxy_read_timeout 1h;
    }`;
  return `${brotli ? `load_module ${BROTLI};` : ''}
daemon off;
master_process on;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  # A deploy closes what idles: a browser that asks on such a connection at that moment would say so.
  keepalive_timeout 0;
  ${temp.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  map $request_uri $rate {
    default 0;
    / ${homeRate};
  }
  server {
    listen ${HOST}:${ports[0]};
    root ${root};
    limit_rate $rate;
    location = /-mark { keepalive_timeout 60s; return 200 "${mark}"; }
    ${api ? passOn : ''}
    include ${root}-hosts/nginx/server.conf;
    ${brotli ? `include ${root}-hosts/nginx/brotli.conf;` : ''}
  }
  server {
    listen ${HOST}:${ports[1]};
    include ${root}-hosts/nginx/redirect.conf;
  }
}
`;
}

/** Starts the installed nginx on a free port with the configuration of a build. */
export async function startNginx(served: Served): Promise<Nginx> {
  if (served.brotli && !existsSync(BROTLI)) {
    throw new Error('No Brotli for nginx: `apt-get install libnginx-mod-http-brotli-static`');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const ports = [await freePort(), await freePort()];
  const [url = '', plain = ''] = ports.map((port) => `http://${HOST}:${port}`);
  let mark = 0;
  const write = (next: Served) => {
    mark += 1;
    writeFileSync(file, configuration(folder, ports, mark, next));
  };
  write(served);
  // As root its workers would run as another user, who cannot read the files.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const args = ['-p', folder, '-e', `${folder}/error.log`, '-c', file, ...user];
  const { child, stop } = await startServer([findProgram('nginx', 'nginx-light'), ...args], {
    url: `${url}/-mark`,
    cleanUp: () => rmSync(folder, { recursive: true, force: true }),
  });
  const deploy = async (next: Served) => {
    write(next);
    child.kill('SIGHUP');
    await untilItServes('nginx', child, `${url}/-mark`, (text) => text === String(mark));
  };
  return { url, plain, deploy, stop };
}
