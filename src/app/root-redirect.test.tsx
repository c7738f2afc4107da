import { afterEach, describe, expect, it } from 'vitest';
import { env } from '@/env';
import { renderRoute } from '@/test/render-route';

afterEach(() => {
  env.rootRedirect = '';
});

async function leadsTo(path: string, rootRedirect: string): Promise<string> {
  env.rootRedirect = rootRedirect;
  const { router } = await renderRoute(path);
  const { pathname, search, hash } = router.state.location;
  return pathname + search + hash;
}

describe('the root', () => {
  it.each([
    ['/', '/majors', '/majors'],
    ['/vi', '/majors', '/vi/majors'],
    ['/vi/', 'majors', '/vi/majors'],
    ['/', '/vi/majors', '/majors'],
    ['/vi', '/school-list?sort=name#list', '/vi/school-list?sort=name#list'],
    ['/', '/xx', '/xx'],
    ['/?utm=a#top', '/majors', '/majors?utm=a#top'],
    ['/vi?utm=a#top', '/school-list?sort=name', '/vi/school-list?sort=name#top'],
  ])('%s with %j leads to %s', async (path, target, end) => {
    expect(await leadsTo(path, target)).toBe(end);
  });

  it.each([
    '',
    '/',
    '/vi',
    '/?a=1',
    '/vi?a=1',
    '/vi/',
    '//other',
    'https://other/',
    'javascript:alert(1)',
    'blob:http://localhost:3000/x',
  ])('is not redirected with %j', async (target) => {
    expect(await leadsTo('/?q=1', target)).toBe('/?q=1');
  });

  it('is the only page that is redirected', async () => {
    expect(await leadsTo('/pricing', '/majors')).toBe('/pricing');
  });
});
