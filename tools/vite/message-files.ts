import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { NAMESPACES, type Namespace } from '../../src/i18n/namespaces.ts';

const LOCALES = ['en', 'vi'] as const;
type Locale = (typeof LOCALES)[number];

/** What the home page needs comes as one file a language, so that it is one request (R39). */
const TOGETHER: readonly Namespace[] = ['common', 'home', 'questions'];

type MessageAsset = {
  locale: Locale;
  namespaces: readonly Namespace[];
  fileName: string;
  /** Of the content of all files together. */
  hash: string;
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
    hash: of,
    fileName: `assets/${file.namespaces[0]}-${file.locale}-${of}.json`,
  }));
}

/** What `src/i18n/message-files.ts` is in a build: the address of a file follows from its names. */
function loader(base: string, hash: string): string {
  return `
const pending = {};
async function read(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(url + ': ' + response.status);
  return response.json();
}
export async function readMessageFile(locale, name) {
  const first = ${JSON.stringify(TOGETHER)}.includes(name) ? ${JSON.stringify(TOGETHER[0])} : name;
  const url = ${JSON.stringify(`${base}assets/`)} + first + '-' + locale + ${JSON.stringify(`-${hash}.json`)};
  pending[url] ??= read(url).catch((error) => {
    delete pending[url];
    throw error;
  });
  return (await pending[url])[name];
}
`;
}

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
      return loader(base, messageAssets(root)[0]?.hash ?? '');
    },
    generateBundle() {
      for (const { fileName, source } of messageAssets(root)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
