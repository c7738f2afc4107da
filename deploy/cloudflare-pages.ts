import { WORKER } from '../src/browser/service-worker.ts';
import {
  CACHE,
  DESCRIPTOR,
  FILE_PATTERN,
  HASHED,
  HIDDEN_PATTERN,
  MISSING,
  ROUTE_PATTERN,
  SHELL,
  siteHeaders,
  type Site,
} from './site.ts';

/**
 * A worker in front of the files. `_headers` and `_redirects` are not enough: headers for a folder also apply
 * to missing files, there can be at most 100 of them, and a redirect applies whether a file exists or not.
 * `404.html` stops Pages from serving the home page for missing files.
 */
export function cloudflarePagesFiles({ policy }: Site): Record<string, string> {
  const worker = `const HEADERS = ${JSON.stringify(siteHeaders(policy), null, 2)};
const HIDDEN = new RegExp(${JSON.stringify(HIDDEN_PATTERN)});
const FILE = new RegExp(${JSON.stringify(FILE_PATTERN)});
const ROUTE = new RegExp(${JSON.stringify(ROUTE_PATTERN)});

function cacheOf(path) {
  if (path === ${JSON.stringify(DESCRIPTOR)}) return ${JSON.stringify(CACHE.none)};
  if (${JSON.stringify(HASHED)}.some((folder) => path.startsWith(folder))) return ${JSON.stringify(CACHE.hashed)};
  return FILE.test(path) && path !== ${JSON.stringify(WORKER)} ? ${JSON.stringify(CACHE.file)} : ${JSON.stringify(CACHE.page)};
}

function answer(body, from, cache) {
  const response = new Response(body, from);
  for (const [name, value] of HEADERS) response.headers.set(name, value);
  response.headers.set('Cache-Control', cache);
  response.headers.delete('Access-Control-Allow-Origin');
  return response;
}

function refuse(status, text) {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
  return answer(text, { status, headers }, ${JSON.stringify(CACHE.none)});
}

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.protocol === 'http:' && url.hostname !== 'localhost') {
      url.protocol = 'https:';
      return answer(null, { status: 301, headers: { Location: url.href } }, ${JSON.stringify(CACHE.page)});
    }
    let path;
    try {
      path = decodeURIComponent(url.pathname);
    } catch {
      return refuse(400, 'Bad request\\n');
    }
    if (HIDDEN.test(path)) return refuse(404, ${JSON.stringify(MISSING)});
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Method not allowed\\n');
    const isFile = FILE.test(path);
    const requested = new URL(url);
    if (!isFile) requested.pathname = url.pathname.replace(/\\/+$/, '');
    let found = await env.ASSETS.fetch(new Request(requested, request));
    if (found.status === 404 || (found.status >= 300 && found.status < 400 && found.status !== 304)) {
      if (isFile) return refuse(404, ${JSON.stringify(MISSING)});
      found = await env.ASSETS.fetch(new Request(new URL(${JSON.stringify(SHELL.replace('.html', ''))}, url.origin), request));
    }
    if (found.status >= 400) return refuse(found.status, found.statusText + '\\n');
    // Not a response without a body.
    const isUnknown = found.status === 200 && !isFile && !ROUTE.test(path);
    const { status, headers } = found;
    return answer(found.body, { status: isUnknown ? 404 : status, headers }, cacheOf(path));
  },
};
`;
  return {
    '_worker.js': worker,
    '_routes.json': `${JSON.stringify({ version: 1, include: ['/*'], exclude: [] }, null, 2)}\n`,
    '404.html': '<!doctype html>\n<title>Not found</title>\n<p>Not found</p>\n',
  };
}
