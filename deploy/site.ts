/** A header of an answer: its name and its value. */
export type Header = readonly [name: string, value: string];

/** What a host has to know of a build. */
export type Site = {
  /** The content security policy of the header. */
  policy: string;
  /** Addresses of the prerendered pages, as `/vi/majors`. */
  pages: readonly string[];
  /** Addresses of all other files that are served, as `/assets/index-x.js`. */
  files: readonly string[];
};

/** The page that every path without a file of its own is answered with. */
export const SHELL = '/shell.html';

/** Values of `Cache-Control` by what is served (design section 8). */
export const CACHE = {
  /** The name has a hash of the content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Kept, and asked about each time. */
  page: 'no-cache',
  /** Icons, the web app manifest, robots.txt: an hour. */
  file: 'public, max-age=3600',
  /** The descriptor of the latest build, and every error. */
  none: 'no-store',
} as const;

/** The address of the latest build's descriptor (R26). */
export const DESCRIPTOR = '/builds/latest.json';

/** Folders in which a name has a hash of the content. */
export const HASHED = ['/assets/', '/builds/meta/'] as const;

/** What no page lives under: the API, where it is not served here, and what a build is made of. */
const NO_PAGES = ['api', 'assets', 'builds'] as const;

/** Matches a path that is a file's or nothing: never a page's, so never answered with HTML. */
export const FILE_PATTERN = `^/(?:${NO_PAGES.join('|')})(?:/|$)|\\.[^/]*$`;

/** Matches what is never served, whether it is there or not: dotfiles, source maps, pages by their file name. */
export const HIDDEN_PATTERN = '/\\.|\\.(?:map|html)$';

/** What stands in an answer to a path that has no file and is not a page's. */
export const MISSING = 'Not found\n';

/** What every answer carries, errors included. */
export function siteHeaders(policy: string): readonly Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    // Of this host alone: what its subdomains do is not for this site to say.
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    // For what knows no `frame-ancestors`.
    ['X-Frame-Options', 'DENY'],
  ];
}

/** Types of what a build has, by extension. */
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

/** What a path is answered with: a file of the build, or nothing. */
export type Answer = { status: 200; file: string; cache: string } | { status: 404 };

/**
 * What a host answers a decoded path with. `has` says whether the build has a file, by its address. A path that ends in
 * a slash is the page without it, and nothing is ever redirected: there is no address to be led astray to.
 */
export function answerTo(path: string, has: (file: string) => boolean): Answer {
  if (new RegExp(HIDDEN_PATTERN).test(path)) return { status: 404 };
  if (new RegExp(FILE_PATTERN).test(path)) {
    return has(path) ? { status: 200, file: path, cache: cacheOf(path) } : { status: 404 };
  }
  const page = path.replace(/\/+$/, '');
  const file = page === '' ? '/index.html' : `${page}.html`;
  return { status: 200, file: has(file) ? file : SHELL, cache: CACHE.page };
}

/** The `Cache-Control` of a file that is there. */
export function cacheOf(file: string): string {
  if (file === DESCRIPTOR) return CACHE.none;
  if (HASHED.some((folder) => file.startsWith(folder))) return CACHE.hashed;
  return file.endsWith('.html') ? CACHE.page : CACHE.file;
}
