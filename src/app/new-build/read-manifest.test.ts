import { describe, expect, it, vi } from 'vitest';
import { readManifest } from './read-manifest';

const MAP = {
  files: ['/assets/a.js', '/assets/en.json'],
  app: [],
  frame: { en: [1], vi: [1] },
  student: [0],
  routes: [
    { path: 'majors', guard: null, chunks: [0], messages: { en: [1], vi: [] } },
    { path: 'profile', guard: 'auth', chunks: [0], messages: { en: [], vi: [] } },
    { path: 'login', guard: 'guest', chunks: [0], messages: { en: [], vi: [] } },
  ],
};

function answer(response: Response | Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => response);
}

describe('the manifest of a build', () => {
  it('is requested by the id of the build', async () => {
    const fetched = answer(Response.json({ id: 'build-aaaa', ...MAP }));
    expect(await readManifest('build-aaaa')).toEqual(MAP);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/builds/meta/build-aaaa.json',
      expect.objectContaining({ credentials: 'omit', signal: expect.any(AbortSignal) }),
    );
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a 404', () => Response.json(MAP, { status: 404 })],
    ['a page', () => new Response('<!doctype html>')],
    ['nothing', () => new Response('')],
    ['another shape', () => Response.json({ ...MAP, routes: {} })],
    [
      'a guard that this build does not know',
      () => Response.json({ ...MAP, routes: [{ ...MAP.routes[0], guard: 'staff' }] }),
    ],
    ['files of elsewhere', () => Response.json({ ...MAP, files: ['https://other.example/a.js'] })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is none where it is %s', async (_, respond) => {
    answer(respond());
    expect(await readManifest('build-aaaa')).toBeNull();
  });
});
