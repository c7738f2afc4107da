// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { NAMESPACES } from '@/i18n/namespaces';
import { isTestFile } from '../../tools/house/import-direction.mjs';
import { localeViolations, type MessageTree } from '../../tools/house/locale-shape';
import {
  environmentViolations,
  folderViolations,
  repositoryFiles,
  textOf,
  textViolations,
} from '../../tools/house/repository-files';
import { sourceViolations } from '../../tools/house/source-shape';

const files = repositoryFiles();

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

describe('the repository', () => {
  it('is found by its listing', () => {
    expect(files).toContain('src/main.tsx');
    expect(files.some((file) => file.includes('node_modules'))).toBe(false);
  });

  it('keeps the rules of the house in src', () => {
    const sources = files.filter((file) => /^src\/.*\.(tsx?|css)$/.test(file));
    expect(sources.flatMap((file) => sourceViolations(file, textOf(file) ?? ''))).toEqual([]);
  });

  it('has the folders of the design at its top', () => {
    expect(folderViolations(files)).toEqual([]);
  });

  it('names no registry and no path of a machine', () => {
    const found = files.flatMap((file) => {
      const text = textOf(file);
      return text === null ? [] : textViolations(file, text);
    });
    expect(found).toEqual([]);
  });

  it('names every setting in .env.example', () => {
    const readers = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !isTestFile(file));
    const sources = readers.map((file) => textOf(file) ?? '');
    expect(environmentViolations(sources, textOf('.env.example') ?? '')).toEqual([]);
  });

  it('says the same in both languages', () => {
    const trees = { en: messageTree('en'), vi: messageTree('vi') };
    expect(localeViolations(trees, NAMESPACES)).toEqual([]);
  });
});

describe('a planted violation in src is refused', () => {
  it.each([
    [
      'a lower layer importing a higher one',
      'src/ui/forms/chip.tsx',
      "import { pathTo } from '@/routing/paths';",
    ],
    ['lib importing anything of ours', 'src/lib/gpa.ts', "import { cx } from '@/ui/cx';"],
    ['api knowing a store', 'src/api/user/queries.ts', "import { create } from 'zustand';"],
    [
      'api knowing the router',
      'src/api/user/queries.ts',
      "import { redirect } from 'react-router';",
    ],
    ['a call beside the one instance', 'src/features/plan/list.ts', "import axios from 'axios';"],
    [
      'i18n importing routing',
      'src/i18n/format.ts',
      "import type { RouteId } from '@/routing/route-table';",
    ],
    ['siblings in routes', 'src/routes/home.tsx', "import { Page } from '@/routes/login';"],
    [
      'siblings in features',
      'src/features/plan/a.ts',
      "import { Editor } from '@/features/essays/editor/editor';",
    ],
    [
      'shared importing a feature',
      'src/shared/forms/a.ts',
      "import { Editor } from '@/features/essays/editor/editor';",
    ],
    ['browser importing ui', 'src/browser/theme.ts', "import { cx } from '@/ui/cx';"],
    [
      'a page importing the app',
      'src/routes/home.tsx',
      "const load = () => import('@/app/routes');",
    ],
    ['a page reading the environment', 'src/routes/home.tsx', "import { env } from '@/env';"],
    [
      'the mocked API knowing the client',
      'src/mocks/server/serve.ts',
      "import { call } from '@/api/http/client';",
    ],
    [
      'the app importing the mocked API',
      'src/app/create-app.tsx',
      "import { startMock } from '@/mocks/hosts/browser';",
    ],
    [
      'main importing the mocked API statically',
      'src/main.tsx',
      "import { startMock } from './mocks/hosts/browser';",
    ],
    ['a parent folder', 'src/ui/forms/chip.tsx', "import { cx } from '../ui/cx';"],
    [
      'messages imported as code',
      'src/i18n/messages.ts',
      "import en from '../../locales/en/common.json';",
    ],
    [
      'a type of a higher layer',
      'src/lib/majors.ts',
      "type Route = import('@/routing/route-table').RouteId;",
    ],
    [
      'the product importing a test',
      'src/app/shell.tsx',
      "import { renderRoute } from '@/test/render-route';",
    ],
    ['cookies of the session', 'src/features/plan/a.ts', "import Cookies from 'js-cookie';"],
    ['cookies by hand', 'src/app/shell.tsx', "document.cookie = 'token=1';"],
    ['a barrel', 'src/ui/all.ts', "export { cx } from './cx';"],
    ['a barrel by its name', 'src/ui/index.ts', ''],
    ['an unknown folder', 'src/helpers/things.ts', ''],
    ['a name in another case', 'src/ui/TextField.tsx', ''],
    [
      'a cast without a reason',
      'src/lib/gpa.ts',
      'const gpa = (value: unknown) => value as number;',
    ],
    ['a file of two purposes', 'src/lib/gpa.ts', 'void 0;\n'.repeat(251)],
    ['what cannot be parsed', 'src/lib/gpa.ts', 'export const = 1;'],
  ])('%s', (_name, file, text) => {
    expect(sourceViolations(file, text)).toHaveLength(1);
  });

  it.each([
    ['each layer importing a lower one', 'src/routes/home.tsx', "import { cx } from '@/ui/cx';"],
    ['the same folder', 'src/features/plan/a.ts', "import { b } from './b';"],
    [
      'the contract in the mocked API',
      'src/mocks/server/serve.ts',
      "import type { Endpoint } from '@/api/http/endpoint';",
    ],
    [
      'the mocked API by a dynamic import of main',
      'src/main.tsx',
      "const load = () => import('./mocks/hosts/browser');",
    ],
    [
      'messages as types',
      'src/i18n/i18next.d.ts',
      "type Common = typeof import('../../locales/en/common.json');",
    ],
    ['anything in a test', 'src/ui/chip.test.tsx', "import { server } from '@/mocks/hosts/node';"],
    [
      'a cast with its reason',
      'src/lib/gpa.ts',
      'const gpa = (value: unknown) => value as number; // checked',
    ],
    ['cookies in their place', 'src/i18n/locale-cookie.ts', "document.cookie = 'a=1';"],
  ])('but not %s', (_name, file, text) => {
    expect(sourceViolations(file, text)).toEqual([]);
  });
});

describe('a planted violation elsewhere is refused', () => {
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

  it('but not the plural forms of each language', () => {
    const en = {
      n_zero: 'none',
      n_one: '{{count, number}} page',
      n_other: '{{count, number}} pages',
    };
    expect(languages(en, { n_zero: 'chưa có', n_other: '{{count, number}} trang' })).toEqual([]);
  });

  it('a message file of one language alone, or in no namespace', () => {
    const trees = { en: { common: {}, home: {} }, vi: { common: {} } };
    expect(localeViolations(trees, ['common', 'home'])).toHaveLength(1);
    expect(localeViolations({ en: { common: {}, home: {} } }, ['common'])).toHaveLength(1);
  });

  it('a setting that .env.example does not name, or that nothing reads', () => {
    const source = "const { VITE_ONE } = import.meta.env; process.env['TWO']";
    expect(environmentViolations([source], 'VITE_ONE=\nTWO=')).toEqual([]);
    expect(environmentViolations([source], 'VITE_ONE=')).toHaveLength(1);
    expect(environmentViolations([source], 'VITE_ONE=\nTWO=\nTHREE=')).toHaveLength(1);
  });

  it('a folder at the top', () => {
    expect(folderViolations(['src/main.tsx', 'scripts/build.ts', 'index.html'])).toHaveLength(1);
  });

  it.each([
    ['a registry', '.npmrc', ['registry=https:', '', 'registry.example.org'].join('/')],
    ['a home folder', 'docs/api.md', ['Open ', 'home', 'someone', 'saola'].join('/')],
    ['an address in the lock file', 'package-lock.json', '"resolved": "x"'],
  ])('%s', (_name, file, text) => {
    expect(textViolations(file, text)).toHaveLength(1);
  });

  it('but not a page that is called home', () => {
    expect(textViolations('src/a.ts', "import('@/routes/home'); '/src/features/home/x'")).toEqual(
      [],
    );
  });
});
