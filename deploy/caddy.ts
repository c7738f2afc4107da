import { WORKER } from '../src/browser/service-worker.ts';
import {
  CACHE,
  DESCRIPTOR,
  FILE_PATTERN,
  HASHED,
  HIDDEN_PATTERN,
  ROUTE_ALTERNATIVES,
  SHELL,
  siteHeaders,
  TYPES,
  type Site,
} from './site.ts';

/** Lines one step further in. */
function inside(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
}

/** Types that the machine's list may lack. */
const OWN_TYPES = ['webmanifest', 'woff2'];

/**
 * Lines of a site block, to be imported after its `root`. Matchers are regular expressions because path
 * matchers ignore case.
 */
export function caddyFiles({ policy }: Site): Record<string, string> {
  const hashed = HASHED.map((folder) => `^${folder}[^/]+$`).join('|');
  const types = OWN_TYPES.flatMap((extension) => [
    `@${extension} path_regexp \`\\.${extension}$\``,
    `header @${extension} Content-Type ${TYPES[extension] ?? ''}`,
  ]);
  const lines = [
    ...inside(
      'header',
      siteHeaders(policy).map(([name, value]) => `${name} "${value}"`),
    ),
    // Alone: a block with a removed or default header runs only after errors have been handled.
    'header -Server',
    // The file server adds it to compressed responses only.
    'header ?Vary Accept-Encoding',
    // In this order, not in Caddy's own.
    ...inside('route', [
      `@hidden path_regexp \`${HIDDEN_PATTERN}\``,
      'error @hidden 404',
      '@other not method GET HEAD',
      'error @other 405',
      // No parts of files: a 416 would have the cache header of the file.
      'request_header -Range',
      `@file path_regexp \`${FILE_PATTERN}\``,
      ...inside('handle @file', [
        ...inside('route', [
          `@descriptor path_regexp \`^${DESCRIPTOR.replace('.', '\\.')}$\``,
          `@worker path_regexp \`^${WORKER.replace('.', '\\.')}$\``,
          `@hashed path_regexp \`${hashed}\``,
          `header Cache-Control "${CACHE.file}"`,
          `header @hashed Cache-Control "${CACHE.hashed}"`,
          `header @worker Cache-Control "${CACHE.page}"`,
          `header @descriptor Cache-Control "${CACHE.none}"`,
          ...types,
          ...inside('file_server', ['precompressed br gzip']),
        ]),
      ]),
      `@page path_regexp page \`^(${ROUTE_ALTERNATIVES})/*$\``,
      ...inside('handle @page', [
        ...inside('route', [
          `header Cache-Control "${CACHE.page}"`,
          '@home path_regexp ^/+$',
          'rewrite @home /index.html',
          `try_files {path} {re.page.1}.html ${SHELL}`,
          ...inside('file_server', ['precompressed br gzip']),
        ]),
      ]),
      ...inside('handle', [
        ...inside('route', [
          `header Cache-Control "${CACHE.page}"`,
          // The status would replace that of a response without a body, too.
          'request_header -If-None-Match',
          'request_header -If-Modified-Since',
          `rewrite * ${SHELL}`,
          ...inside('file_server', ['status 404', 'precompressed br gzip']),
        ]),
      ]),
    ]),
    ...inside('handle_errors', [
      `header Cache-Control "${CACHE.none}"`,
      'header Content-Type "text/plain; charset=utf-8"',
      'respond "{err.status_text}" {err.status_code}',
    ]),
  ];
  return { 'site.caddy': `${lines.join('\n')}\n` };
}
