import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  announcedSession,
  announceSession,
  bearerToken,
  endSession,
  isSessionReplaced,
  publicToken,
  sessionEpoch,
  startSession,
  storePublicToken,
  subscribeSession,
  syncSession,
} from './session';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);

/** The attributes of a cookie, sorted and in lower case. */
function attributes(cookie: string): string[] {
  return cookie
    .split('; ')
    .slice(1)
    .map((text) => text.toLowerCase())
    .sort();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the public token', () => {
  it('is stored as specified: 10,800 s, path /, Secure, SameSite Strict, nothing else', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    storePublicToken('abc');
    expect(set).toHaveBeenCalledTimes(1);
    const cookie = String(set.mock.calls[0]?.[0]);
    expect(cookie.split(';')[0]).toBe('publicToken=abc');
    expect(attributes(cookie)).toEqual([
      'expires=sat, 21 nov 2026 15:00:00 gmt',
      'path=/',
      'samesite=strict',
      'secure',
    ]);
    expect(new Date(NOW + 10_800_000).toUTCString()).toBe('Sat, 21 Nov 2026 15:00:00 GMT');
  });

  it('is kept in memory for three hours if the browser refuses the cookie', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    storePublicToken('abc');
    expect(document.cookie).toBe('');
    expect(publicToken()).toBe('abc');
    vi.setSystemTime(NOW + 10_799_000);
    expect(publicToken()).toBe('abc');
    vi.setSystemTime(NOW + 10_800_000);
    expect(publicToken()).toBeNull();
  });

  it('is kept only in its cookie if the browser accepts that', () => {
    storePublicToken('abc');
    document.cookie = 'publicToken=; max-age=0; path=/';
    expect(publicToken()).toBeNull();
  });

  it('is removed from memory when another tab changes the session', () => {
    const refused = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    storePublicToken('abc');
    refused.mockRestore();
    document.cookie = 'token=t-2; path=/';
    expect(publicToken()).toBe('abc');
    syncSession();
    expect(publicToken()).toBeNull();
  });

  it('is removed when the bearer token expires or appears', () => {
    for (const token of ['t-3', '']) {
      storePublicToken('abc');
      document.cookie = `token=${token}; path=/; max-age=${token ? 60 : 0}`;
      syncSession();
      expect(document.cookie).not.toContain('publicToken');
      expect(publicToken()).toBeNull();
    }
  });

  it('is removed with the session, from memory too', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    storePublicToken('abc');
    endSession();
    expect(publicToken()).toBeNull();
  });
});

describe('the bearer token', () => {
  it('is kept only in its cookie, for the whole site, and not in storage', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    startSession('t-1');
    const cookie = String(set.mock.calls[0]?.[0]);
    expect(cookie.split(';')[0]).toBe('token=t-1');
    const attributesOfToken = ['expires=mon, 21 dec 2026 12:00:00 gmt', 'path=/', 'samesite=lax'];
    expect(attributes(cookie)).toEqual(attributesOfToken);
    expect(bearerToken()).toBe('t-1');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('t-1');
  });

  it('has a Secure cookie if the page came over HTTPS', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    vi.stubGlobal('isSecureContext', true);
    onTestFinished(() => void vi.unstubAllGlobals());
    startSession('t-1');
    expect(attributes(String(set.mock.calls[0]?.[0]))).toContain('secure');
  });

  it.each(['', '%0D%0Ax', '%00', 'a%20b', '%C4%83', 'a%7F', '%E0%A4'])(
    'is null for a cookie that no header can carry: %j',
    (raw) => {
      document.cookie = `token=${raw}; path=/`;
      document.cookie = `publicToken=${raw}; path=/`;
      expect(bearerToken()).toBeNull();
      expect(publicToken()).toBeNull();
    },
  );

  it.each(['a.b-c_d', '{"a":1}'])('is any other value of the cookie: %j', (raw) => {
    document.cookie = `token=${raw}; path=/`;
    expect(bearerToken()).toBe(raw);
  });
});

describe('a change of the session', () => {
  it('increments the epoch, removes the public token, and notifies when announced', () => {
    const listener = vi.fn();
    const stop = subscribeSession(listener);
    storePublicToken('visit');
    const before = sessionEpoch();
    startSession('t-1');
    expect(sessionEpoch()).toBe(before + 1);
    expect(publicToken()).toBeNull();
    expect(announcedSession().signedIn).toBe(false);
    expect(listener).not.toHaveBeenCalled();
    announceSession();
    expect(announcedSession()).toEqual({ signedIn: true, epoch: before + 1 });
    expect(listener).toHaveBeenCalledTimes(1);
    endSession();
    announceSession();
    expect(announcedSession()).toEqual({ signedIn: false, epoch: before + 2 });
    stop();
    announceSession();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('removes both cookies', () => {
    startSession('t-1');
    storePublicToken('visit');
    endSession();
    expect(document.cookie).toBe('');
  });

  it('in another tab is noticed once', () => {
    startSession('t-1');
    const before = sessionEpoch();
    expect(syncSession()).toBe(false);
    document.cookie = 'token=; max-age=0; path=/';
    expect(syncSession()).toBe(true);
    expect(syncSession()).toBe(false);
    document.cookie = 'token=t-2; path=/';
    expect(syncSession()).toBe(true);
    expect(sessionEpoch()).toBe(before + 2);
  });
});

describe('a page is overtaken', () => {
  it.each([
    ['by nobody', 't-1', 't-1', false],
    ['by another student', 't-1', 't-2', true],
    ['not by a logout', 't-1', '', false],
    ['not where it was a visitor’s', '', 't-2', false],
  ])('%s', (_by, known, cookie, overtaken) => {
    if (known) startSession(known);
    else endSession();
    document.cookie = cookie ? `token=${cookie}; path=/` : 'token=; max-age=0; path=/';
    expect(isSessionReplaced()).toBe(overtaken);
  });
});

describe('a newly opened page', () => {
  it.each(['t-1', ''])('belongs to the current student: %j', async (token) => {
    if (token) document.cookie = `token=${token}; path=/`;
    vi.resetModules();
    const fresh = await import('./session');
    vi.resetModules();
    expect(fresh.announcedSession()).toEqual({ signedIn: token !== '', epoch: 0 });
    expect(fresh.syncSession()).toBe(false);
    expect(fresh.publicToken()).toBeNull();
  });
});
