// Static host for the benchmarks: precompressed files, flat pages, the mock API behind `/api`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as passOn } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import { listen } from '../local-servers.mjs';
import { hostHeaders } from './headers.mjs';

/** @typedef {{ body: Buffer, type: string, packed: boolean }} File */

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
const ALREADY_PACKED = /\.(woff2|png|jpg|ico)$/;
const compress = promisify(brotliCompress);

/**
 * The files of a build by address, in best brotli quality, as a CDN stores them.
 * @param {string} dir
 * @returns {Promise<Map<string, File>>}
 */
async function pack(dir) {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^\.|\.(?:br|gz)$/.test(name) && statSync(path.join(dir, name)).isFile(),
  );
  const files = names.map(async (name) => {
    const content = readFileSync(path.join(dir, name));
    const packed = !ALREADY_PACKED.test(name);
    const body = packed ? await compress(content) : content;
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    return /** @type {const} */ ([`/${name}`, { body, type, packed }]);
  });
  return new Map(await Promise.all(files));
}

/**
 * The file for a path: a page, an asset, the shell, or none if an asset is missing.
 * @param {Map<string, File>} files
 * @param {string} pathname
 */
function find(files, pathname) {
  if (pathname === '/') return files.get('/index.html');
  const found = files.get(pathname) ?? files.get(`${pathname.replace(/\/$/, '')}.html`);
  if (found || /^\/(assets|builds)\/|\.\w+$/.test(pathname)) return found;
  return files.get('/shell.html') ?? files.get('/index.html');
}

/**
 * Proxies a call. JSON is compressed; streams pass unchanged.
 * @param {string} api
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function proxy(api, request, response) {
  const target = new URL(request.url ?? '/', api);
  const { method, headers } = request;
  const call = passOn(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
    const { 'content-length': length, ...rest } = answer.headers;
    const json = String(rest['content-type']).startsWith('application/json');
    if (json) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      response.writeHead(answer.statusCode ?? 502, { ...rest, 'content-encoding': 'br' });
      answer.pipe(createBrotliCompress({ params })).pipe(response);
    } else {
      response.writeHead(answer.statusCode ?? 502, length ? answer.headers : rest);
      answer.pipe(response);
    }
  });
  call.once('error', () => response.destroy());
  request.pipe(call);
}

/**
 * Serves a build on a free port with the headers of its hosts (`deploy/`), so that its policy applies. `api`
 * is where calls are sent.
 * @param {string} dir
 * @param {string} [api]
 */
export async function serve(dir, api) {
  const files = await pack(dir);
  const headers = hostHeaders(dir);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (api && pathname.startsWith('/api/')) {
      proxy(api, request, response);
      return;
    }
    const file = find(files, pathname);
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
      response.end('Not found');
      return;
    }
    response.writeHead(200, {
      // Default of the hosts for files without a rule.
      'Cache-Control': 'no-cache',
      ...headers(pathname),
      'Content-Type': file.type,
      'Content-Length': file.body.length,
      ...(file.packed && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    });
    response.end(request.method === 'HEAD' ? undefined : file.body);
  });
  return listen(server);
}
