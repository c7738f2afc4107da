import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, PreviewServer } from 'vite';
import { answerTo, CACHE, MISSING, siteHeaders, type Header } from '../../deploy/site.ts';
import { hostsFolder } from '../site/hosts.ts';

/** The headers of a build, without the upgrade to HTTPS, which a preview does not serve. */
async function headersOf(dir: string): Promise<readonly Header[]> {
  const policy = await readFile(path.join(hostsFolder(dir), 'policy.txt'), 'utf8');
  return siteHeaders(policy.trim().replace('; upgrade-insecure-requests', ''));
}

/** The decoded and normalized path of a request; `null` if it cannot be decoded. */
function pathOf(url: string): string | null {
  try {
    const decoded = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return decoded.includes('\0') ? null : path.posix.normalize(decoded);
  } catch {
    return null;
  }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', CACHE.none);
  response.end(text);
}

/** The compressed copies of a file, best first. */
const COPIES = [
  { name: 'br', encoding: /\bbr\b/, suffix: '.br' },
  { name: 'gzip', encoding: /\bgzip\b/, suffix: '.gz' },
] as const;

async function respond(
  { config }: PreviewServer,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const url = request.url ?? '/';
  const proxied = Object.keys(config.preview.proxy ?? {});
  if (proxied.some((prefix) => url.startsWith(prefix))) return next();
  const dir = path.resolve(config.root, config.build.outDir);
  for (const [name, value] of await headersOf(dir)) response.setHeader(name, value);
  const requested = pathOf(url);
  if (requested === null) return refuse(response, 400, 'Bad request\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'Method not allowed\n');
  }
  const found = answerTo(requested, (file) => isFile(path.join(dir, file)));
  if (found.file === null) return refuse(response, 404, MISSING);
  response.setHeader('Cache-Control', found.cache);
  // No parts of files: a 416 would have the cache header of the file.
  delete request.headers.range;
  response.setHeader('Vary', 'Accept-Encoding');
  const { file: served } = found;
  const copy = COPIES.find(
    ({ encoding, suffix }) =>
      encoding.test(String(request.headers['accept-encoding'])) &&
      isFile(path.join(dir, served + suffix)),
  );
  const file = served + (copy?.suffix ?? '');
  if (found.status === 404) {
    // Vite's file server always responds with 200.
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (copy) response.setHeader('Content-Encoding', copy.name);
    response.end(await readFile(path.join(dir, file)));
    return;
  }
  // Vite's file server adds type, encoding, length and validators.
  request.url = encodeURI(file);
  return next();
}

/** Makes `vite preview` respond like the hosts of `deploy/`: same paths, headers and errors. */
export function hosting(): Plugin {
  return {
    name: 'saola-hosting',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, proceed) => {
        respond(server, request, response, proceed).catch((error: unknown) => proceed(error));
      });
    },
  };
}
