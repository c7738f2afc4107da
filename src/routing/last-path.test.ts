import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPath, isGuestPath, lastPath, rememberPath } from './last-path';

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

  it.each([
    '/login',
    '/vi/login?x=1',
    '/signup',
    '/signup/verify-phone',
    '/auth#a',
    '/forgot-password/',
  ])('is never a guest page: %s', (path) => {
    rememberPath('/majors');
    rememberPath(path);
    expect(lastPath()).toBe('/majors');
    sessionStorage.setItem('lastPath', path);
    expect(lastPath()).toBeNull();
  });

  it.each([
    '',
    '//other',
    '/\\other',
    'https://other/',
    'javascript:alert(1)',
    'blob:http://localhost:3000/x',
  ])('is null if storage holds %j', (stored) => {
    sessionStorage.setItem('lastPath', stored);
    expect(lastPath()).toBeNull();
  });

  it.each([
    ['{"a":1}', '/%7B%22a%22:1%7D'],
    ['null', '/null'],
    ['/%E0%A4', '/%E0%A4'],
  ])('is at worst a 404 page of the app if storage holds %j', (stored, path) => {
    sessionStorage.setItem('lastPath', stored);
    expect(lastPath()).toBe(path);
  });

  it('is null if storage is blocked', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    rememberPath('/majors');
    expect(lastPath()).toBeNull();
    forgetPath();
  });
});

describe('isGuestPath', () => {
  it.each(['/login', '/vi/auth', '/signup/verify-phone', '/login?next=/majors', '/login#x'])(
    'accepts %s',
    (path) => expect(isGuestPath(path)).toBe(true),
  );
  it.each(['/', '/logins', '/majors/login', '/profile?from=/login', '/vi', '/vi/vi/login'])(
    'rejects %s',
    (path) => expect(isGuestPath(path)).toBe(false),
  );
});
