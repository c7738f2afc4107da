import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, PreviewServer } from 'vite';
import { answerTo, CACHE, MISSING, siteHeaders, type Header } from '../../deploy/site.ts';
import { hostsFolder } from '../site/hosts.ts';

/** The headers of a build. Without the one directive that would send a browser on to HTTPS: a preview has none. */
async function headersOf(dir: string): Promise<readonly Header[]> {
  const policy = await readFile(path.join(hostsFolder(dir), 'policy.txt'), 'utf8');
  return siteHeaders(policy.trim().replace('; upgrade-insecure-requests', ''));
}

/** The path of a request, decoded and without steps up; `null` where it cannot be decoded. */
function pathOf(url: string): string | null {
  try {
    const decoded = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return decoded.includes('\0') ? null : path.posix.normalize(decoded);
  } catch {
    return null;
  }
}

function isFile(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', CACHE.none);
  response.end(text);
}

async function answer(
  { config }: PreviewServer,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const url = request.url ?? '/';
  const passedOn = Object.keys(config.preview.proxy ?? {});
  if (passedOn.some((prefix) => url.startsWith(prefix))) return next();
  const dir = path.resolve(config.root, config.build.outDir);
  for (const [name, value] of await headersOf(dir)) response.setHeader(name, value);
  const asked = pathOf(url);
  if (asked === null) return refuse(response, 400, 'Bad request\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'Method not allowed\n');
  }
  const found = answerTo(asked, (file) => isFile(path.join(dir, file)));
  if (found.status === 404) return refuse(response, 404, MISSING);
  response.setHeader('Cache-Control', found.cache);
  response.setHeader('Vary', 'Accept-Encoding');
  // Vite's own file serving has the rest: type, length, validators, ranges.
  request.url = encodeURI(found.file);
  return next();
}

/** Makes `vite preview` answer as the hosts of `deploy/` do: same paths, same headers, same errors. */
export function hosting(): Plugin {
  return {
    name: 'saola-hosting',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, proceed) => {
        answer(server, request, response, proceed).catch((error: unknown) => proceed(error));
      });
    },
  };
}
