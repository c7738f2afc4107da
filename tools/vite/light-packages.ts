import path from 'node:path';
import type { Plugin } from 'vite';
import { CHARACTER_NAMES } from './character-names.ts';

/** Stands in for a function that must not be called in this build; says where to put it back. */
const LEFT_OUT = `{ throw new Error('left out by tools/vite/light-packages.ts'); }`;

/** Modules that a package's index brings along and nothing here uses, with what stands in for them. */
const UNUSED: { module: RegExp; code: string }[] = [
  { module: /\/axios\/lib\/helpers\/HttpStatusCode\.js$/, code: 'export default {};' },
  // Bodies are JSON; no form is sent as one.
  {
    module: /\/axios\/lib\/helpers\/formDataToJSON\.js$/,
    code: `export default function formDataToJSON() ${LEFT_OUT}`,
  },
  {
    module: /\/axios\/lib\/helpers\/toURLEncodedForm\.js$/,
    code: `export default function toURLEncodedForm() ${LEFT_OUT}`,
  },
  // Calls are given up by an AbortSignal.
  {
    module: /\/axios\/lib\/cancel\/CancelToken\.js$/,
    code: `export default class CancelToken { constructor() ${LEFT_OUT} }`,
  },
  { module: /\/decode-named-character-reference\/index\.dom\.js$/, code: CHARACTER_NAMES },
  // Lists have numbered pages.
  {
    module: /\/query-core\/.*\/infiniteQueryBehavior\.js$/,
    code: ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
      .map((name) => `export function ${name}() ${LEFT_OUT}`)
      .join('\n'),
  },
  // For React before 18; the hook is React's own since.
  {
    module: /\/use-sync-external-store\/shim\/index\.js$/,
    code: "export { useSyncExternalStore } from 'react';",
  },
];

/**
 * In a browser axios takes its first adapter, `xhr`, and never comes to the one over `fetch`: its list is
 * without that. What reads a stream imports it by its name (src/api/http/stream-reader.ts) and has it whole.
 */
const ADAPTERS = /\/axios\/lib\/adapters\/adapters\.js$/;
const NO_FETCH = '\0saola-no-fetch-adapter';

/** Assignments that keep alive the components of React Router that nobody imports. */
const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;
/** So do these calls, of which the bundler cannot know that they do nothing else. */
const MADE_AT_ONCE = / = (React\d*\.(?:forwardRef|createContext)\()/g;

/**
 * Parts of React Router for what nothing here uses: links that fetch ahead in its framework mode (ours do as R26 says,
 * src/app/new-build), server components, and instrumentation.
 */
const ROUTER_PARTS = [
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
].map((name) => ({
  part: new RegExp(`^function ${name}\\([^]*?^\\}$`, 'm'),
  code: `function ${name}() ${LEFT_OUT}`,
}));

/**
 * Parts of i18next that nothing here uses: the connector loads messages by a plugin (ours come as they are,
 * src/i18n/messages.ts), the formatter stands behind `{{value, format}}` (src/i18n/format.ts formats), no language
 * is written from the right, no message stands in another (`$t()`), and no instance is made of another.
 */
const I18NEXT_PARTS: { part: RegExp; code: string }[] = [
  {
    part: /^class Connector extends EventEmitter \{[^]*?^\}$/m,
    code: `class Connector {
      state = {};
      on() {}
      load() ${LEFT_OUT}
      reload() ${LEFT_OUT}
      saveMissing() ${LEFT_OUT}
    }`,
  },
  {
    part: /^class Formatter \{[^]*?^\}$/m,
    code: `class Formatter { init() {} format() ${LEFT_OUT} }`,
  },
  { part: /^ {2}dir\(lng\) \{[^]*?^ {2}\}$/m, code: `dir() ${LEFT_OUT}` },
  { part: /^ {2}nest\(str, [^]*?^ {2}\}$/m, code: 'nest(text) { return text; }' },
  { part: /^ {2}reloadResources\([^]*?^ {2}\}$/m, code: `reloadResources() ${LEFT_OUT}` },
  { part: /^ {2}cloneInstance\([^]*?^ {2}\}$/m, code: `cloneInstance() ${LEFT_OUT}` },
];

/** A module with its parts replaced. Throws where it has one of them no more. */
function without(parts: readonly { part: RegExp; code: string }[], code: string): string {
  return parts.reduce((text, { part, code: stub }) => {
    if (!part.test(text)) throw new Error(`There is no ${part.source} any more`);
    return text.replace(part, () => stub);
  }, code);
}

/** Leaves out of the build what packages bring along and no page uses: 11 KB of what every page waits for. */
export function lightPackages(root: string): Plugin {
  return {
    name: 'saola-light-packages',
    apply: 'build',
    enforce: 'pre',
    // Its package names the build with development warnings whatever the mode.
    resolveId: (source, importer) => {
      if (source === 'react-router') {
        return path.join(root, 'node_modules/react-router/dist/production/index.mjs');
      }
      return source === './fetch.js' && ADAPTERS.test(importer ?? '') ? NO_FETCH : null;
    },
    load(id) {
      if (id === NO_FETCH) return 'export const getFetch = () => null;';
      if (!id.includes('/node_modules/')) return null;
      return UNUSED.find(({ module }) => module.test(id))?.code ?? null;
    },
    transform(code, id) {
      if (id.endsWith('/i18next/dist/esm/i18next.js')) {
        return { code: without(I18NEXT_PARTS, code), map: null };
      }
      if (!id.includes('/node_modules/react-router/')) return null;
      const light = code.replace(DISPLAY_NAME, '').replace(MADE_AT_ONCE, ' = /* @__PURE__ */ $1');
      return {
        code: light.includes('function createRouter(') ? without(ROUTER_PARTS, light) : light,
        map: null,
      };
    },
  };
}
