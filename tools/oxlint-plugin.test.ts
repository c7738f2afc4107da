// @vitest-environment node
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSync, Visitor } from 'vite';
import { rules } from './oxlint-plugin.mjs';

type Planted = readonly [name: string, file: string, code: string];

/** The messages of a rule about a piece of code. Oxlint's own `RuleTester` needs a newer Node than we do. */
function lint(rule: keyof typeof rules, file: string, text: string): string[] {
  const { program, comments } = parseSync(file, text);
  const messages: string[] = [];
  const context = {
    filename: path.resolve(file),
    sourceCode: { text, getAllComments: () => comments },
    report: ({ message }: { message: string }) => messages.push(message),
  };
  const visitor = rules[rule].create(context as never); // oxlint and Vite type the same nodes apart
  new Visitor(visitor as never).visit(program);
  return messages;
}

function plant(
  rule: keyof typeof rules,
  planted: { refused: Planted[]; allowed: Planted[] },
): void {
  describe(`the rule ${rule}`, () => {
    it.each(planted.refused)('refuses %s', (_name, file, code) => {
      expect(lint(rule, file, code)).toHaveLength(1);
    });
    it.each(planted.allowed)('allows %s', (_name, file, code) => {
      expect(lint(rule, file, code)).toEqual([]);
    });
  });
}

plant('import-direction', {
  refused: [
    ['ui importing routing', 'src/ui/forms/chip.tsx', "import { pathTo } from '@/routing/paths';"],
    ['lib importing ui', 'src/lib/gpa.ts', "import { cx } from '@/ui/cx';"],
    ['browser importing ui', 'src/browser/theme.ts', "import { cx } from '@/ui/cx';"],
    ['api knowing a store', 'src/api/user/queries.ts', "import { create } from 'zustand';"],
    [
      'api knowing the router',
      'src/api/user/queries.ts',
      "import { redirect } from 'react-router';",
    ],
    ['axios outside of api', 'src/features/plan/list.ts', "import axios from 'axios';"],
    [
      'i18n importing a type of routing',
      'src/i18n/format.ts',
      "import type { RouteId } from '@/routing/route-table';",
    ],
    [
      'an inline type of a higher layer',
      'src/lib/majors.ts',
      "type Route = import('@/routing/route-table').RouteId;",
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
    [
      'a route loading the app',
      'src/routes/home.tsx',
      "const load = () => import('@/app/routes');",
    ],
    ['a route reading the environment', 'src/routes/home.tsx', "import { env } from '@/env';"],
    [
      'the mock API importing the client',
      'src/mocks/server/serve.ts',
      "import { call } from '@/api/http/client';",
    ],
    [
      'the app importing the mock API',
      'src/app/create-app.tsx',
      "import { startMock } from '@/mocks/hosts/browser';",
    ],
    [
      'main importing the mock API statically',
      'src/main.tsx',
      "import { startMock } from './mocks/hosts/browser';",
    ],
    [
      'the product importing a test',
      'src/app/shell.tsx',
      "import { renderRoute } from '@/test/render-route';",
    ],
    ['a parent folder', 'src/ui/forms/chip.tsx', "import { cx } from '../ui/cx';"],
    [
      'messages imported as code',
      'src/i18n/messages.ts',
      "import en from '../../locales/en/common.json';",
    ],
    ['an unknown folder', 'src/helpers/things.ts', "import { cx } from '@/ui/cx';"],
    [
      'js-cookie outside of the session',
      'src/features/plan/a.ts',
      "import Cookies from 'js-cookie';",
    ],
    ['document.cookie outside of its owners', 'src/app/shell.tsx', "document.cookie = 'token=1';"],
  ],
  allowed: [
    ['a lower layer', 'src/routes/home.tsx', "import { cx } from '@/ui/cx';"],
    ['the same folder', 'src/features/plan/a.ts', "import { b } from './b';"],
    [
      'the contract in the mock API',
      'src/mocks/server/serve.ts',
      "import type { Endpoint } from '@/api/http/endpoint';",
    ],
    [
      'the mock API loaded by main',
      'src/main.tsx',
      "const load = () => import('./mocks/hosts/browser');",
    ],
    [
      'messages as types',
      'src/i18n/i18next.d.ts',
      "type Common = typeof import('../../locales/en/common.json');",
    ],
    ['anything in a test', 'src/ui/chip.test.tsx', "import { server } from '@/mocks/hosts/node';"],
    ['document.cookie at its owner', 'src/i18n/locale-cookie.ts', "document.cookie = 'a=1';"],
  ],
});

plant('no-reexport', {
  refused: [['a name passed on', 'src/ui/all.ts', "export { cx } from './cx';"]],
  allowed: [['a name of its own', 'src/ui/cx.ts', 'export const cx = 1;']],
});

plant('cast-reason', {
  refused: [['no reason', 'src/lib/gpa.ts', 'const gpa = (value: unknown) => value as number;']],
  allowed: [
    ['a reason', 'src/lib/gpa.ts', 'const gpa = (value: unknown) => value as number; // checked'],
    ['as const', 'src/lib/gpa.ts', 'const gpa = [1, 2] as const;'],
    ['a test', 'src/lib/gpa.test.ts', 'const gpa = (value: unknown) => value as number;'],
  ],
});
