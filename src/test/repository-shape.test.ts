// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { NAMESPACES } from '@/i18n/namespaces';
import { isTestFile } from '../../tools/checks/import-direction.mjs';
import { localeViolations, type MessageTree } from '../../tools/checks/locale-shape';
import {
  duplicateExports,
  environmentViolations,
  folderViolations,
  MAX_FILES,
  repeatedCode,
  repositoryFiles,
  textOf,
  textViolations,
} from '../../tools/checks/repository-files';

const files = repositoryFiles();

/** The modules of `src` with their texts, without tests. */
const modules = Object.fromEntries(
  files
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !isTestFile(file))
    .map((file) => [file, textOf(file) ?? '']),
);

function messageTree(locale: string): MessageTree {
  const prefix = `locales/${locale}/`;
  const names = files.filter((file) => file.startsWith(prefix));
  return Object.fromEntries(
    names.map((file) => [
      file.slice(prefix.length).replace(/\.json$/, ''),
      JSON.parse(textOf(file) ?? 'null'),
    ]),
  );
}

/** `Page` is what every route module exports. The others still name different things; add no new ones. */
const ALLOWED_DOUBLES = new Set(['Page', 'CallOptions', 'Degree']);

describe('the repository', () => {
  it('is read without what git ignores', () => {
    expect(files).toContain('src/main.tsx');
    expect(files.some((file) => file.includes('node_modules'))).toBe(false);
  });

  it('has no unknown or crowded folder', () => {
    expect(folderViolations(files)).toEqual([]);
  });

  it('contains no registry URL and no local path', () => {
    const found = files.flatMap((file) => {
      const text = textOf(file);
      return text === null ? [] : textViolations(file, text);
    });
    expect(found).toEqual([]);
  });

  it('lists every setting in .env.example', () => {
    const readers = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !isTestFile(file));
    const sources = readers.map((file) => textOf(file) ?? '');
    expect(environmentViolations(sources, textOf('.env.example') ?? '')).toEqual([]);
  });

  it('has the same messages in both languages', () => {
    const trees = { en: messageTree('en'), vi: messageTree('vi') };
    expect(localeViolations(trees, NAMESPACES)).toEqual([]);
  });

  it('exports each name from one module alone', () => {
    const doubles = duplicateExports(modules);
    expect(doubles.filter((double) => !ALLOWED_DOUBLES.has(double.split(' ')[0] ?? ''))).toEqual(
      [],
    );
  });

  it('has no six lines of code twice', () => {
    const isData = /^src\/mocks\/(?:data|catalogue)\//;
    const code = Object.entries(modules).filter(([file]) => !isData.test(file));
    expect(repeatedCode(Object.fromEntries(code))).toEqual([]);
  });
});

describe('a planted violation is reported', () => {
  const languages = (en: unknown, vi: unknown) =>
    localeViolations({ en: { common: en }, vi: { common: vi } }, ['common']);

  it.each([
    ['a key of one language alone', { a: 'A', b: 'B' }, { a: 'A' }],
    ['a key of the other alone', { a: 'A' }, { a: 'A', deep: { b: 'B' } }],
    ['an empty text', { a: 'A' }, { a: ' ' }],
    ['what is no text', { a: 'A' }, { a: 1 }],
    ['a variable that is not filled in', { a: '{{name}}, hello' }, { a: 'Xin chào' }],
    ['a tag that is lost', { a: 'Read <a>this</a>' }, { a: 'Đọc' }],
    ['a plural without its form', { n_other: 'many' }, { n_other: 'nhiều' }],
    [
      'a form that the language does not have',
      { n_one: '1', n_other: '2' },
      { n_one: '1', n_other: '2' },
    ],
  ])('%s', (_name, en, vi) => {
    expect(languages(en, vi)).toHaveLength(1);
  });

  it('a count or a number without its format', () => {
    expect(languages({ n: '{{count}}' }, { n: '{{count}}' })).toHaveLength(2);
    expect(languages({ n: '{{of, number}}' }, { n: '{{of}}' })).toHaveLength(2);
  });

  it('except the plural forms of each language', () => {
    const en = {
      n_zero: 'none',
      n_one: '{{count, number}} page',
      n_other: '{{count, number}} pages',
    };
    expect(languages(en, { n_zero: 'chưa có', n_other: '{{count, number}} trang' })).toEqual([]);
  });

  it('a message file of only one language, or in no namespace', () => {
    const trees = { en: { common: {}, home: {} }, vi: { common: {} } };
    expect(localeViolations(trees, ['common', 'home'])).toHaveLength(1);
    expect(localeViolations({ en: { common: {}, home: {} } }, ['common'])).toHaveLength(1);
  });

  it('a setting missing in .env.example, or unused', () => {
    const source = "const { VITE_ONE } = import.meta.env; process.env['TWO']";
    expect(environmentViolations([source], 'VITE_ONE=\nTWO=')).toEqual([]);
    expect(environmentViolations([source], 'VITE_ONE=')).toHaveLength(1);
    expect(environmentViolations([source], 'VITE_ONE=\nTWO=\nTHREE=')).toHaveLength(1);
  });

  it('an unknown folder at the top or in src', () => {
    expect(folderViolations(['src/main.tsx', 'scripts/build.ts', 'index.html'])).toHaveLength(1);
    expect(folderViolations(['src/helpers/things.ts', 'src/lib/gpa.ts'])).toHaveLength(1);
  });

  it('a folder with too many source files, not counting tests', () => {
    const crowd = Array.from({ length: MAX_FILES }, (_, n) => [
      `src/lib/a${n}.ts`,
      `src/lib/a${n}.test.ts`,
    ]);
    expect(folderViolations(crowd.flat())).toEqual([]);
    const tooMany = [...crowd.flat(), 'src/lib/gpa.ts'];
    expect(folderViolations(tooMany)).toHaveLength(1);
    expect(folderViolations(tooMany.map((file) => file.replace('lib', 'routes')))).toEqual([]);
  });

  it.each([
    ['a registry', '.npmrc', ['registry=https:', '', 'registry.example.org'].join('/')],
    ['a home folder', 'docs/api.md', ['Open ', 'home', 'someone', 'saola'].join('/')],
    ['an address in the lock file', 'package-lock.json', '"resolved": "x"'],
  ])('%s', (_name, file, text) => {
    expect(textViolations(file, text)).toHaveLength(1);
  });

  it('except a page that is called home', () => {
    expect(textViolations('src/a.ts', "import('@/routes/home'); '/src/features/home/x'")).toEqual(
      [],
    );
  });

  it('six lines of code in two places, but not five, and not imports', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, n) => `call(${n});\n\n`);
    const imports = "import {\n  a,\n  b,\n  c,\n  d,\n  e,\n  f,\n} from './a';\n";
    const twice = (text: string) => repeatedCode({ 'src/a.ts': text, 'src/b.ts': `// b\n${text}` });
    expect(twice(lines(6).join(''))).toEqual(['src/a.ts:1 and src/b.ts:2 have the same lines']);
    expect(twice(imports + lines(5).join(''))).toEqual([]);
  });

  it('a name that two modules export, but not overloads in one', () => {
    const overloads = 'export function Link(a: A): X;\nexport function Link(b: B): X {}';
    expect(duplicateExports({ 'src/ui/link.tsx': overloads })).toEqual([]);
    const other = 'export type Link = string;';
    expect(
      duplicateExports({ 'src/ui/link.tsx': overloads, 'src/lib/link.ts': other }),
    ).toHaveLength(1);
  });
});
