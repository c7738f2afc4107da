import { afterEach, describe, expect, it, vi } from 'vitest';
import { getBookmarks, patchBookmark } from '@/api/bookmark/contract';
import { getMajors } from '@/api/major/contract';
import { FEATURES } from '@/browser/features';
import { recordedRequests } from '@/mocks/server/recorder';
import { call, configureClient } from './client';
import type { Endpoint } from './endpoint';
import { featureOf, isLeftOut } from './left-out-calls';

const modules = import.meta.glob<Record<string, unknown>>('/src/api/*/*contract.ts', {
  eager: true,
});

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'audience' in value;
}

const endpoints = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint);

afterEach(() => vi.unstubAllEnvs());

describe('the features of an API', () => {
  it('are all assumed calls but login and logout', () => {
    const everywhere = endpoints.filter((one) => featureOf(one) === null);
    expect(everywhere.filter(({ assumed }) => assumed).map(({ path }) => path)).toEqual([
      '/api/v1/auth/login',
      '/api/v1/auth/logout',
    ]);
    expect(everywhere.filter(({ assumed }) => !assumed)).toHaveLength(12);
  });

  it.each(FEATURES)('include %s with at least one call', (feature) => {
    expect(endpoints.some((one) => featureOf(one) === feature)).toBe(true);
  });
});

describe('a build', () => {
  it('has every call by default', () => {
    expect(endpoints.filter(isLeftOut)).toEqual([]);
  });

  it('that names some features leaves out the calls of the others', () => {
    vi.stubEnv('VITE_FEATURES', 'majors, plan');
    expect([getMajors, getBookmarks, patchBookmark].filter(isLeftOut)).toEqual([]);
    const others = FEATURES.filter((name) => name !== 'majors' && name !== 'plan');
    expect(new Set(endpoints.filter(isLeftOut).map(featureOf))).toEqual(new Set(others));
  });

  it('does not send what its API lacks, and reports nothing', async () => {
    vi.stubEnv('VITE_FEATURES', 'none');
    const onError = vi.fn<() => void>();
    configureClient({ onError });
    await expect(call(getMajors, {})).rejects.toThrow('Left out');
    expect(await recordedRequests()).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });
});
