// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { FEATURES, hasFeature } from './features';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['', FEATURES],
  ['none', []],
  ['majors', ['majors']],
  ['sophie, majors', ['majors', 'sophie']],
])('of %j', (list, expected) => {
  vi.stubEnv('VITE_FEATURES', list);
  expect(FEATURES.filter(hasFeature)).toEqual(expected);
});
