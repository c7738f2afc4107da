import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { NAMESPACES, type Namespace } from '../src/i18n/namespaces.ts';

const LOCALES = ['en', 'vi'] as const;
type Locale = (typeof LOCALES)[number];

/** What the home page needs comes as one file a language, so that it is one request (R39). */
const TOGETHER: readonly Namespace[] = ['common', 'home', 'questions'];

type MessageAsset = {
  locale: Locale;
  namespaces: readonly Namespace[];
  fileName: string;
  /** `{namespace: messages}`. */
  source: string;
};

/** The message files of a build: JSON with a hash of all their content in the name. */
export function messageAssets(root: string): MessageAsset[] {
  const groups = [
    TOGETHER,
    ...NAMESPACES.filter((name) => !TOGETHER.includes(name)).map((n) => [n]),
  ];
  const files = LOCALES.flatMap((locale) =>
    groups.map((namespaces) => {
      const read = (name: Namespace): unknown =>
        JSON.parse(readFileSync(path.join(root, `locales/${locale}/${name}.json`), 'utf8'));
      const source = JSON.stringify(
        Object.fromEntries(namespaces.map((name) => [name, read(name)])),
      );
      return { locale, namespaces, source };
    }),
  );
  // One hash for all: the names stand twice in what every page loads, and a hash does not compress.
  const hash = createHash('sha256');
  for (const { source } of files) hash.update(source);
  const of = hash.digest('base64url').slice(0, 8);
  return files.map((file) => ({
    ...file,
    fileName: `assets/${file.namespaces[0]}-${file.locale}-${of}.json`,
  }));
}

const LOADER = `
const pending = {};
async function read(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(url + ': ' + response.status);
  return response.json();
}
function load(url, name) {
  pending[url] ??= read(url).catch((error) => {
    delete pending[url];
    throw error;
  });
  return pending[url].then((file) => file[name]);
}
`;

/** Puts messages into a build as JSON files of their own instead of JavaScript (R5). */
export function messageFiles(root: string): Plugin {
  let base = '/';
  const module = path.join(root, 'src/i18n/message-files.ts');
  return {
    name: 'saola-message-files',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
    },
    load(id) {
      if (id !== module) return null;
      const entries = messageAssets(root).flatMap(({ locale, namespaces, fileName }) =>
        namespaces.map((name) => {
          const call = `() => load(${JSON.stringify(base + fileName)}, ${JSON.stringify(name)})`;
          return `${JSON.stringify(`/locales/${locale}/${name}.json`)}: ${call}`;
        }),
      );
      return `${LOADER}export const messageFiles = {${entries.join(',')}};`;
    },
    generateBundle() {
      for (const { fileName, source } of messageAssets(root)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
