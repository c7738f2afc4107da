import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { oldestBrowsers } from './browsers.mjs';

/**
 * @typedef {import('@mdn/browser-compat-data').Identifier} Identifier
 * @typedef {import('@mdn/browser-compat-data').BrowserName} BrowserName
 * @typedef {{ owner: string, name: string, isStatic: boolean, newer: string | null }} Member
 *   a property of a global or (unless `isStatic`) of its prototype; a global has the owner `''`;
 *   `newer`: the versions that got it, `null` if all supported ones have it
 */

// Read instead of imported: an import attribute is newer than some supported versions of Node.
const require = createRequire(import.meta.url);
/** @type {import('@mdn/browser-compat-data').CompatData} */
const data = JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8'));

const oldest = oldestBrowsers();
/** @type {[BrowserName, string | undefined][]} */
const BROWSERS = [
  ['chrome', oldest['chrome']],
  ['safari', oldest['safari']],
  ['safari_ios', oldest['ios_saf']],
  ['firefox', oldest['firefox']],
  ['samsunginternet_android', oldest['samsung']],
];

/** Interfaces whose members the app or a package may use. */
const INTERFACES =
  /^(Abort|Blob|Broadcast|Clipboard|Crypto$|CSS$|CSSStyle|CustomEvent|DataTransfer|DOM(Rect|Token)|Document|Element$|Event|File(List|Reader)?$|FormData|Headers$|History|HTML(Anchor|Button|Dialog|Details|Form|Image|Input|Link|Script|Select|TextArea)?Element|Intersection|Keyboard|Location|Lock|MediaQuery|Message|Mouse|Mutation|Navigator$|Node|Performance$|Pointer|Range$|Readable|Request$|Resize|Response$|Selection|Storage|SubmitEvent|Text(De|En)coder|Touch|Transform|TreeWalker|URL|Visual|Window|Worker$|XMLHttp)/;

/** @param {string} version */
const parts = (version) => version.replace('≤', '').split('.').map(Number);

/**
 * @param {string} version
 * @param {string} limit
 */
function isNewer(version, limit) {
  if (version === 'preview') return true;
  const [major = 0, minor = 0] = parts(version);
  const [limitMajor = 0, limitMinor = 0] = parts(limit);
  return major > limitMajor || (major === limitMajor && minor > limitMinor);
}

/**
 * The versions with which supported browsers got a feature, if an older one is supported; else `null`. What a browser
 * does not have to this day is not newer.
 * @param {Identifier | undefined} feature
 * @returns {string | null}
 */
export function newerIn({ __compat: compat } = {}) {
  const found = BROWSERS.flatMap(([browser, limit]) => {
    const support = compat?.support[browser];
    const versions = [support ?? []]
      .flat()
      .filter((one) => !one.flags && !one.prefix && !one.alternative_name && !one.version_removed)
      .flatMap(({ version_added: version }) => (typeof version === 'string' ? version : []));
    const hasIt = versions.some((version) => !isNewer(version, limit ?? '0'));
    return hasIt || versions.length === 0 ? [] : `${browser} ${versions.at(-1)}`;
  });
  return found.length > 0 ? found.join(', ') : null;
}

/**
 * What an entry of the data contains.
 * @param {Identifier | undefined} entry
 * @returns {[string, Identifier][]}
 */
function entriesOf(entry = {}) {
  return Object.entries(entry).flatMap(
    ([key, value]) => (key === '__compat' ? [] : [[key, /** @type {Identifier} */ (value)]]), // all but `__compat`
  );
}

/**
 * The members of an interface or built-in, itself included as the member of no owner.
 * @param {string} owner
 * @param {Identifier} entry
 * @returns {Member[]}
 */
function membersOf(owner, entry) {
  const members = entriesOf(entry).flatMap(([key, feature]) => {
    if (!('__compat' in feature) || key.endsWith('_event')) return [];
    const name = key.replace(/_static$/, '');
    const newer = newerIn(feature);
    return name === owner ? [] : { owner, name, isStatic: name !== key, newer };
  });
  return '__compat' in entry
    ? [{ owner: '', name: owner, isStatic: true, newer: newerIn(entry) }, ...members]
    : members;
}

/**
 * The globals and their members that scripts can use.
 * @returns {Member[]}
 */
export function scriptFeatures() {
  const builtins = entriesOf(data.javascript.builtins);
  const [, intl] = builtins.find(([name]) => name === 'Intl') ?? [];
  const formats = entriesOf(intl).filter(([name]) => /^[A-Z]/.test(name));
  return [
    ...builtins.flatMap(([owner, entry]) => membersOf(owner, entry)),
    ...formats.flatMap(([owner, entry]) => membersOf(owner, entry).slice(1)),
    ...entriesOf(data.api).flatMap(([owner, entry]) => {
      const members = membersOf(owner, entry);
      return INTERFACES.test(owner) ? members : members.slice(0, 1);
    }),
  ];
}

const members = scriptFeatures();

/** The versions by `owner.name`, for statics and globals, and by name, if every owner of the name is that new. */
const statics = new Map(members.map(({ owner, name, newer }) => [`${owner}.${name}`, newer]));
const names = new Map(members.map(({ name, newer }) => [name, newer]));
for (const { name, newer } of members) if (newer === null) names.set(name, null);

/**
 * The versions that got a property, if a supported one lacks it; else `null`. An object's type is unknown: a property
 * counts by its name, unless the object is a global.
 * @param {string | null} object name of the object, if it has one
 * @param {string} property
 */
export function newerProperty(object, property) {
  return statics.get(`${object}.${property}`) ?? names.get(property) ?? null;
}

/**
 * The versions that got a global, if a supported one lacks it; else `null`.
 * @param {string} name
 */
export function newerGlobal(name) {
  return statics.get(`.${name}`) ?? null;
}

/** What style sheets can use. */
export const { css: styleFeatures } = data;
