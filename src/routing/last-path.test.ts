import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPath, isGuestPath, lastPagePath, rememberPath } from './last-path';
import { ROUTES } from './route-table';

const lastPath = () => sessionStorage.getItem('lastPath');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the last path', () => {
  it('includes query and hash', () => {
    rememberPath('/majors');
    rememberPath('/vi/school-list?page=2#top');
    expect(lastPath()).toBe('/vi/school-list?page=2#top');
    forgetPath();
    expect(lastPath()).toBeNull();
  });

  it('is forgotten as a whole', () => {
    rememberPath('/majors');
    forgetPath();
    expect([lastPath(), lastPagePath()]).toEqual([null, null]);
  });

  it.each([
    '/login',
    '/vi/login?x=1',
    '/signup',
    '/signup/verify-phone',
    '/auth#a',
    '/forgot-password/',
    '/LOGIN',
    '/vi/Signup/Verify-Phone',
    '/%6Cogin',
    '/no/such/page',
    '/null',
    '/%E0%A4',
  ])('can be a guest page or a 404, which no sign-in returns to: %s', (path) => {
    rememberPath('/majors');
    rememberPath(path);
    expect(lastPath()).toBe(path);
    expect(lastPagePath()).toBe('/majors');
    sessionStorage.setItem('lastPagePath', path);
    expect(lastPagePath()).toBeNull();
  });

  it.each([
    '',
    '//other',
    '/\\other',
    'https://other/',
    'javascript:alert(1)',
    'blob:http://localhost:3000/x',
    '{"a":1}',
  ])('is validated: %j in storage', (stored) => {
    sessionStorage.setItem('lastPagePath', stored);
    expect(lastPagePath()).toBeNull();
  });

  it('is null if storage is blocked', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    rememberPath('/majors');
    expect(lastPagePath()).toBeNull();
    forgetPath();
  });
});

describe('isGuestPath', () => {
  const routes = Object.values(ROUTES);
  const guests = routes.filter(({ middleware }) => middleware.includes('guest'));
  it.each(routes.map(({ path }) => path))('agrees with the table about /%s', (path) => {
    const isGuest = guests.some((guest) => `${path}/`.startsWith(`${guest.path}/`));
    expect(isGuestPath(`/${path}`)).toBe(isGuest);
  });

  it.each(['/login', '/vi/auth', '/signup/verify-phone', '/login?next=/majors', '/login#x'])(
    'accepts %s',
    (path) => expect(isGuestPath(path)).toBe(true),
  );
  it.each(['/', '/logins', '/majors/login', '/profile?from=/login', '/vi', '/vi/vi/login'])(
    'rejects %s',
    (path) => expect(isGuestPath(path)).toBe(false),
  );
});
