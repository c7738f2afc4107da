import { describe, expect, it, vi } from 'vitest';
import { readLocaleCookie, writeLocaleCookie } from './locale-cookie';

describe('the locale cookie', () => {
  it('is written as specified: 365 days, path /, SameSite Lax', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    writeLocaleCookie('vi');
    expect(written.mock.calls).toEqual([
      ['i18n_redirected=vi; max-age=31536000; path=/; samesite=lax'],
    ]);
  });

  it('is found among other cookies', () => {
    document.cookie = 'xi18n_redirected=en';
    expect(readLocaleCookie()).toBeNull();
    document.cookie = 'a=1';
    writeLocaleCookie('vi');
    expect(readLocaleCookie()).toBe('vi');
  });
});
