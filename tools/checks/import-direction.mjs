/**
 * The one-way imports of `src` (R31, R32): `entry -> main -> app -> routes -> features -> shared -> api, routing, i18n,
 * ui -> browser -> lib`. The linter checks them (tools/oxlint-plugin.mjs).
 */

/** @typedef {'value' | 'type' | 'dynamic'} ImportKind How a module is named: as code, only as a type, or by `import()`. */

const CORE = ['browser', 'lib'];
const SERVICES = ['api', 'contract', 'routing', 'i18n', 'ui', ...CORE];

/**
 * What each area of `src` may import besides itself. `contract` is every `contract.ts` in `src/api` with the schema
 * helpers, `boot` and `prerender` are folders of `src/start`, and each file directly in `src` is an area.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT = {
  // Loads the rest after the first paint.
  entry: ['main', 'start', ...CORE, 'styles'],
  main: ['app', 'start', ...SERVICES, 'env'],
  start: CORE,
  // Runs inline in the head: what it imports is in every page's HTML.
  boot: ['start', 'routing', 'i18n', ...CORE],
  // The service worker: it has no page.
  worker: ['lib'],
  // Renders the public pages at build time; none of its code reaches a browser.
  prerender: ['app', ...SERVICES, 'env'],
  app: ['routes', 'features', 'shared', ...SERVICES, 'env'],
  routes: ['features', 'shared', ...SERVICES],
  features: ['shared', ...SERVICES],
  shared: SERVICES,
  api: ['contract', ...CORE],
  contract: ['lib'],
  routing: ['i18n', ...CORE],
  i18n: CORE,
  ui: CORE,
  mocks: ['contract', 'lib'],
  env: [],
  styles: [],
  browser: ['lib'],
  lib: [],
};

/**
 * Packages that only certain areas may import; any other package is open to all.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const PACKAGE_OWNERS = {
  axios: ['api'],
  msw: ['mocks'],
  '@mswjs/http-middleware': ['mocks'],
  'idb-keyval': ['mocks', 'api'],
  'react-toastify': ['ui'],
  '@base-ui/react': ['ui'],
  'react-router': ['app', 'prerender', 'routes', 'features', 'shared', 'routing'],
  '@tanstack/react-query': ['app', 'routes', 'features', 'shared', 'api'],
  i18next: ['i18n'],
  'react-i18next': ['app', 'features', 'i18n'],
  zustand: ['app', 'features', 'shared', 'browser'],
  react: [
    'main',
    'start',
    'prerender',
    'app',
    'routes',
    'features',
    'shared',
    'api',
    'routing',
    'i18n',
    'ui',
    'mocks',
  ],
  'react-dom': ['main', 'ui', 'prerender'],
};

/** Shared by the mock API and the client: the schemas of each call and their helpers. */
const CONTRACT =
  /^src\/api\/(?:[\w-]+\/(?:[\w-]+-)?contract|http\/(?:endpoint|rows|schemas))(?:\.ts)?$/;

/** The files that may access the session cookies and the locale cookie (R32). */
const SESSION_FILE = 'src/api/http/session.ts';
const LOCALE_COOKIE_FILE = 'src/i18n/locale-cookie.ts';
/** Only reads them, before the app has loaded. */
const BOOT_COOKIE_FILE = 'src/start/boot/cookies.ts';

/**
 * Whether a file is a test or a test helper. Tests may import anything.
 * @param {string} file path from the repository's root, with forward slashes
 */
export function isTestFile(file) {
  return /\.test\.tsx?$/.test(file) || file.startsWith('src/test/');
}

/**
 * The area of a file in `src` and, in `routes` and `features`, the sibling it belongs to.
 * @param {string} file path from the repository's root, with forward slashes
 * @returns {{ area: string, sibling: string | null }}
 */
function areaOf(file) {
  const [, first = '', second = '', third] = file.split('/');
  if (second === '') return { area: first.replace(/\.\w+$/, ''), sibling: null };
  if (CONTRACT.test(file)) return { area: 'contract', sibling: null };
  if (first === 'start' && third !== undefined) return { area: second, sibling: null };
  if (first === 'routes') return { area: first, sibling: second };
  return { area: first, sibling: first === 'features' && third !== undefined ? second : null };
}

/**
 * @param {string} file
 * @param {string} specifier
 * @returns {string | null} path from the repository's root; `null` for a package
 */
function targetOf(file, specifier) {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('./')) return file.replace(/[^/]+$/, '') + specifier.slice(2);
  return null;
}

/**
 * @param {string} area
 * @param {string} file
 * @param {string} specifier
 * @returns {string | null}
 */
function packageRefusal(area, file, specifier) {
  const parts = specifier.split('/');
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  if (name === 'js-cookie') {
    return file === SESSION_FILE
      ? null
      : `only ${SESSION_FILE} touches the session's cookies (R32)`;
  }
  const owners = PACKAGE_OWNERS[name];
  return owners && !owners.includes(area) ? `${area} must not know ${name} (R31)` : null;
}

/**
 * Why a file of `src` must not import something, or `null` if it may (R31, R32).
 * @param {string} file path from the repository's root, with forward slashes
 * @param {string} specifier as it is written
 * @param {ImportKind} kind
 * @returns {string | null}
 */
export function importRefusal(file, specifier, kind) {
  if (!file.startsWith('src/') || isTestFile(file)) return null;
  if (specifier === '..' || specifier.startsWith('../')) {
    const isMessages = kind === 'type' && /^(\.\.\/)+locales\/en\/[\w-]+\.json$/.test(specifier);
    return isMessages ? null : 'no `../`: `./` in the same folder, `@/` elsewhere';
  }
  const from = areaOf(file);
  const target = targetOf(file, specifier);
  if (target === null) return packageRefusal(from.area, file, specifier);
  const to = areaOf(target);
  if (isTestFile(`${target}.ts`)) return 'only tests import from tests';
  if (to.area === 'mocks' && from.area === 'main') {
    return kind === 'value' ? 'only a dynamic import may reach the mock API (R31)' : null;
  }
  if (from.area !== to.area) {
    const allowed = MAY_IMPORT[from.area];
    if (!allowed) return `src/${from.area} is not a known folder`;
    return allowed.includes(to.area) ? null : `${from.area} must not import ${to.area} (R31)`;
  }
  return from.sibling === to.sibling
    ? null
    : `siblings in ${from.area} do not import each other: ${from.sibling} -> ${to.sibling} (R31)`;
}

/**
 * Why a file of `src` must not use `document.cookie`, or `null` if it may (R32).
 * @param {string} file path from the repository's root, with forward slashes
 * @returns {string | null}
 */
export function cookieRefusal(file) {
  if (!file.startsWith('src/') || isTestFile(file)) return null;
  if ([SESSION_FILE, LOCALE_COOKIE_FILE, BOOT_COOKIE_FILE].includes(file)) return null;
  return `only ${SESSION_FILE} and ${LOCALE_COOKIE_FILE} may use cookies (R32)`;
}
