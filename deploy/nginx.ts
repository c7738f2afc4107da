import { WORKER } from '../src/browser/service-worker.ts';
import {
  CACHE,
  DESCRIPTOR,
  FILE_PATTERN,
  HASHED,
  HIDDEN_PATTERN,
  MISSING,
  ROUTE_ALTERNATIVES,
  SHELL,
  siteHeaders,
  TYPES,
  type Header,
  type Site,
} from './site.ts';

/** For requests that nginx cannot read. Not reachable from outside. */
const BAD_REQUEST = '/.bad-request';

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

/**
 * An `add_header` in a location drops all headers of the server, so each location repeats them. Without `always`
 * errors do not get the cache header.
 */
function headerLines(headers: readonly Header[], cache: string, on: '' | 'always' = ''): string[] {
  return [
    ...headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    `add_header Cache-Control ${quoted(cache)}${on && ` ${on}`};`,
  ];
}

/** A block of a configuration. */
function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
}

/** Lines of `server` blocks, `server.conf` after its `root`; without a path of a machine. */
export function nginxFiles({ policy }: Site): Record<string, string> {
  const headers = siteHeaders(policy);
  const serve = (at: string, file: string, cache: string) =>
    block(`location ${at}`, [...headerLines(headers, cache), `try_files ${file};`]);
  const refuse = (name: string, status: number, text: string, also: readonly string[] = []) =>
    block(`location ${name}`, [
      ...also,
      'types {}',
      'default_type text/plain;',
      ...headerLines(headers, CACHE.none, 'always'),
      `return ${status} ${quoted(text)};`,
    ]);
  const types = Object.entries(TYPES).map(([extension, type]) => `${type} ${extension};`);
  const parts = [
    [
      'charset utf-8;',
      `charset_types ${['css', 'js', 'txt'].flatMap((extension) => TYPES[extension] ?? []).join(' ')};`,
      'default_type application/octet-stream;',
      'server_tokens off;',
      // Sends the compressed copies of the build.
      'gzip_static on;',
      'gzip_vary on;',
      'gzip_proxied any;',
      // No parts of files: a 416 would have the cache header of the file.
      'max_ranges 0;',
      'error_page 403 404 =404 @missing;',
      'error_page 405 @refused;',
      // A path and not a name, because the path of such a request may be unreadable.
      `error_page 400 414 ${BAD_REQUEST};`,
      `error_page 494 =431 ${BAD_REQUEST};`,
      '',
    ].join('\n'),
    block('types', types),
    refuse('@missing', 404, MISSING),
    refuse('@refused', 405, 'Method not allowed\n'),
    refuse(`= ${BAD_REQUEST}`, 400, 'Bad request\n', ['internal;']),
    // The first matching regular expression wins.
    block(`location ~ ${quoted(HIDDEN_PATTERN)}`, ['return 404;']),
    serve(`= ${DESCRIPTOR}`, '$uri =404', CACHE.none),
    serve(`= ${WORKER}`, '$uri =404', CACHE.page),
    ...HASHED.map((folder) => serve(`~ "^${folder}[^/]+$"`, '$uri =404', CACHE.hashed)),
    serve(`~ ${quoted(FILE_PATTERN)}`, '$uri =404', CACHE.file),
    serve('= /', `/index.html ${SHELL} =404`, CACHE.page),
    // A path with a trailing slash serves the page without it; nothing redirects.
    serve(
      `~ "^(?<saola_page>${ROUTE_ALTERNATIVES})/*$"`,
      `$saola_page.html ${SHELL} =404`,
      CACHE.page,
    ),
    block('location /', [
      'error_page 404 @unknown;',
      'error_page 405 @refused;',
      'if ($request_method !~ "^(?:GET|HEAD)$") {',
      '    return 405;',
      '}',
      'return 404;',
    ]),
    block('location @unknown', [
      ...headerLines(headers, CACHE.page, 'always'),
      `try_files ${SHELL} =404;`,
    ]),
  ];
  return {
    'server.conf': parts.join('\n'),
    // Separate, because nginx refuses the directive without its module.
    'brotli.conf': 'brotli_static on;\n',
    // For the `server` block of plain HTTP.
    'redirect.conf': [
      'server_tokens off;\n',
      block('location /', [
        ...headerLines(headers, CACHE.page, 'always'),
        'return 301 https://$host$request_uri;',
      ]),
    ].join(''),
  };
}
