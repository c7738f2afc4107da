// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pathTo, routeOfPath } from './paths';
import { ROUTE_IDS, ROUTES } from './route-table';

describe('pathTo', () => {
  it.each(ROUTE_IDS)('writes the path of %s in both languages, which the router matches', (id) => {
    const params = { id: 'e-1' };
    const en = pathTo('en', id, { params });
    const vi = pathTo('vi', id, { params });
    expect(en).toBe(`/${ROUTES[id].path.replace(':id', 'e-1')}`);
    expect(vi).toBe(en === '/' ? '/vi' : `/vi${en}`);
    expect(routeOfPath(en)).toBe(id);
    expect(routeOfPath(vi)).toBe(id);
  });

  it('omits empty query entries and encodes the rest', () => {
    const search = { q: 'kỹ thuật & a/b', page: '', sort: null, order: undefined };
    expect(pathTo('vi', 'school-list', { search })).toBe(
      '/vi/school-list?q=k%E1%BB%B9+thu%E1%BA%ADt+%26+a%2Fb',
    );
    expect(pathTo('en', 'home', { search: { step: 'grade' } })).toBe('/?step=grade');
    expect(pathTo('vi', 'home', { search: { step: 'grade' } })).toBe('/vi?step=grade');
  });

  it('requires the parameters of a route by type, and accepts no others', () => {
    // @ts-expect-error -- the id is missing
    expect(pathTo('en', 'essay')).toBe('/profile/essays/');
    // @ts-expect-error -- the parameter is called id
    expect(pathTo('en', 'essay', { params: { typo: 'x' } })).toBe('/profile/essays/');
    // @ts-expect-error -- the route has no parameter
    expect(pathTo('en', 'pricing', { params: { id: 'x' } })).toBe('/pricing');
  });

  it('encodes a parameter within its segment', () => {
    expect(pathTo('en', 'essay', { params: { id: '../../login?x#y' } })).toBe(
      '/profile/essays/..%2F..%2Flogin%3Fx%23y',
    );
  });
});

describe('routeOfPath', () => {
  it.each([
    ['/majors/', 'majors'],
    ['/majors//', 'majors'],
    ['/vi/', 'home'],
    ['/m%61jors', 'majors'],
    ['/profile/essays/a%20b', 'essay'],
  ])('finds the route of %s like the router', (path, id) => {
    expect(routeOfPath(path)).toBe(id);
  });

  it.each([
    ...['/xx', '/en/majors', '/vi/xx', '/majors/x', '/profile/essays/a/b', '/vi/vi', '/%E0%A4'],
    ...['/Majors', '/vi/Majors', '/VI/majors', '/profile/Essays/e1'],
  ])('finds none for %s', (path) => expect(routeOfPath(path)).toBeNull());
});
