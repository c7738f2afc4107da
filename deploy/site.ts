import { inLocale, LOCALE_CODES } from '../src/i18n/locales.ts';
import { ROUTES } from '../src/routing/route-table.ts';
import { WORKER } from '../src/browser/service-worker.ts';

export type Header = readonly [name: string, value: string];

/** What a host needs to know about a build. */
export type Site = {
  /** The content security policy of the header. */
  policy: string;
  /** Addresses of the prerendered pages, such as `/vi/majors`. */
  pages: readonly string[];
  /** Addresses of all other files, such as `/assets/index-x.js`. */
  files: readonly string[];
};

/** Served for the routes without a file, and with status 404 for every path without a route. */
export const SHELL = '/shell.html';

/** Values of `Cache-Control` by kind of file. */
export const CACHE = {
  /** Names with a hash of the content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Stored, and revalidated on each request: pages and the service worker. */
  page: 'no-cache',
  /** Icons, the web app manifest, robots.txt: an hour. */
  file: 'public, max-age=3600',
  /** The descriptor of the latest build, and every error. */
  none: 'no-store',
} as const;

/** Descriptor of the latest build (R26). */
export const DESCRIPTOR = '/builds/latest.json';

/** Folders whose file names contain a hash of the content. */
export const HASHED = ['/assets/', '/builds/meta/'] as const;

/** First segments that are never pages. */
export const NO_PAGES = ['api', 'assets', 'builds'] as const;

/** Matches paths that can only be files, and so never get HTML. */
export const FILE_PATTERN = `^/(?:${NO_PAGES.join('|')})(?:/|$)|\\.[^/]*$`;

/** Paths of all routes in both languages; `:id` is any one segment. */
export const ROUTE_PATHS = LOCALE_CODES.flatMap((locale) =>
  Object.values(ROUTES).map(({ path }) => inLocale(`/${path}`, locale)),
);

/** Alternatives in a pattern: the paths of all routes. */
export const ROUTE_ALTERNATIVES = ROUTE_PATHS.map((path) => path.replace(/:\w+/, '[^/]+')).join(
  '|',
);

/** Matches the paths of pages that exist. */
export const ROUTE_PATTERN = `^(?:${ROUTE_ALTERNATIVES})/*$`;

/** Matches paths that are never served: dotfiles, source maps, compressed copies and pages by file name. */
export const HIDDEN_PATTERN = '/\\.|\\.(?:map|br|gz|html)$';

/** Body for a path without a file or page. */
export const MISSING = 'Not found\n';

/** The file of that body, for hosts that need one. */
export const MISSING_FILE = '/missing.txt';

/** Headers of every response, errors included. */
export function siteHeaders(policy: string): readonly Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    // Not for subdomains: those are not this site's to decide.
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    // For browsers without `frame-ancestors`.
    ['X-Frame-Options', 'DENY'],
  ];
}

/** Content types by extension. */
export const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Extensions of the text files; the build has compressed copies of these. */
export const COMPRESSED_TYPES = ['css', 'html', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'];

/** The response to a path: a file of the build, or none. */
export type Answer = { status: 200 | 404; file: string | null; cache: string };

/**
 * What a host answers a decoded path with. `has` says whether the build has a file, by its address. A path that ends in
 * a slash is the page without it, and nothing is ever redirected: an open redirect is impossible. A path
 * without a route gets the shell, in which the app shows its 404 page.
 */
export function answerTo(path: string, has: (file: string) => boolean): Answer {
  const missing: Answer = { status: 404, file: null, cache: CACHE.none };
  if (new RegExp(HIDDEN_PATTERN).test(path)) return missing;
  if (new RegExp(FILE_PATTERN).test(path)) {
    return has(path) ? { status: 200, file: path, cache: cacheOf(path) } : missing;
  }
  if (!new RegExp(ROUTE_PATTERN).test(path)) {
    return { status: 404, file: SHELL, cache: CACHE.page };
  }
  const page = path.replace(/\/+$/, '');
  const file = page === '' ? '/index.html' : `${page}.html`;
  return { status: 200, file: has(file) ? file : SHELL, cache: CACHE.page };
}

/** The `Cache-Control` of an existing file. */
export function cacheOf(file: string): string {
  if (file === DESCRIPTOR) return CACHE.none;
  if (HASHED.some((folder) => file.startsWith(folder))) return CACHE.hashed;
  return file.endsWith('.html') || file === WORKER ? CACHE.page : CACHE.file;
}
