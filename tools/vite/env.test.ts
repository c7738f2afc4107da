// @vitest-environment node
import { expect, it } from 'vitest';
import { envProblems } from './env.ts';

it.each(['', '100', '600', '3600000', '999999999'])(
  'accepts %j milliseconds between build checks',
  (ms) => {
    expect(envProblems({ VITE_BUILD_CHECK_MS: ms })).toEqual([]);
  },
);

it.each(['0', '99', '-600', '1e6', '3600000ms', '1000000000', ' 600'])(
  'rejects %j milliseconds between build checks',
  (ms) => {
    expect(envProblems({ VITE_BUILD_CHECK_MS: ms })).toHaveLength(1);
  },
);

it.each([
  '',
  'https://a.example',
  ' https://a.example:8443,https://*.b.example  https://c.example',
])('accepts %j as origins of images', (origins) =>
  expect(envProblems({ VITE_IMG_ORIGINS: origins })).toEqual([]),
);

it.each([
  'http://a.example',
  'https://a.example/x',
  "https://a.example; script-src 'self'",
  '*',
  'https:',
])('rejects %j as origins of images', (origins) =>
  expect(envProblems({ VITE_IMG_ORIGINS: origins })).toHaveLength(1),
);

it.each(['', 'none', 'majors', 'majors,plan', 'sophie, essays'])(
  'accepts %j as features',
  (list) => {
    expect(envProblems({ VITE_FEATURES: list })).toEqual([]);
  },
);

it.each(['all', 'majors;plan', 'majors,', 'none,majors', 'Majors'])(
  'rejects %j as features',
  (list) => {
    expect(envProblems({ VITE_FEATURES: list })).not.toEqual([]);
  },
);
