import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  announcedSession,
  announceSession,
  bearerToken,
  endSession,
  isOvertaken,
  publicToken,
  sessionEpoch,
  startSession,
  storePublicToken,
  subscribeSession,
  syncSession,
} from './session';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);

/** What follows the value of a cookie, in no order and in lower case. */
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
  it('is kept as specified: 10,800 s, path /, Secure, SameSite Strict, nothing else', () => {
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

  it('is in memory where the browser refuses the cookie, for the same three hours', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    storePublicToken('abc');
    expect(document.cookie).toBe('');
    expect(publicToken()).toBe('abc');
    vi.setSystemTime(NOW + 10_799_000);
    expect(publicToken()).toBe('abc');
    vi.setSystemTime(NOW + 10_800_000);
    expect(publicToken()).toBeNull();
  });

  it('is in its cookie alone where the browser keeps that', () => {
    storePublicToken('abc');
    document.cookie = 'publicToken=; max-age=0; path=/';
    expect(publicToken()).toBeNull();
  });

  it('of memory goes too where another tab has changed the session', () => {
    const refused = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    storePublicToken('abc');
    refused.mockRestore();
    document.cookie = 'token=t-2; path=/';
    expect(publicToken()).toBe('abc');
    syncSession();
    expect(publicToken()).toBeNull();
  });

  it('goes when the session does, from memory too', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    storePublicToken('abc');
    endSession();
    expect(publicToken()).toBeNull();
  });
});

describe('the bearer token', () => {
  it('is in its cookie alone: no storage, and for the whole site', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    startSession('t-1');
    const cookie = String(set.mock.calls[0]?.[0]);
    expect(cookie.split(';')[0]).toBe('token=t-1');
    const kept = ['expires=mon, 21 dec 2026 12:00:00 gmt', 'path=/', 'samesite=lax'];
    expect(attributes(cookie)).toEqual(kept);
    expect(bearerToken()).toBe('t-1');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('t-1');
  });

  it('goes over a safe line alone, where the page came by one', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    vi.stubGlobal('isSecureContext', true);
    onTestFinished(() => void vi.unstubAllGlobals());
    startSession('t-1');
    expect(attributes(String(set.mock.calls[0]?.[0]))).toContain('secure');
  });

  it.each(['', '%0D%0Ax', '%00', 'a%20b', '%C4%83', 'a%7F', '%E0%A4'])(
    'is none where the cookie holds what no header can: %j',
    (raw) => {
      document.cookie = `token=${raw}; path=/`;
      document.cookie = `publicToken=${raw}; path=/`;
      expect(bearerToken()).toBeNull();
      expect(publicToken()).toBeNull();
    },
  );

  it.each(['a.b-c_d', '{"a":1}'])('is whatever else the cookie holds: %j', (raw) => {
    document.cookie = `token=${raw}; path=/`;
    expect(bearerToken()).toBe(raw);
  });
});

describe('a change of the session', () => {
  it('counts an epoch, takes the public token along, and is told when it is announced', () => {
    const told = vi.fn();
    const stop = subscribeSession(told);
    storePublicToken('visit');
    const before = sessionEpoch();
    startSession('t-1');
    expect(sessionEpoch()).toBe(before + 1);
    expect(publicToken()).toBeNull();
    expect(announcedSession().signedIn).toBe(false);
    expect(told).not.toHaveBeenCalled();
    announceSession();
    expect(announcedSession()).toEqual({ signedIn: true, epoch: before + 1 });
    expect(told).toHaveBeenCalledTimes(1);
    endSession();
    announceSession();
    expect(announcedSession()).toEqual({ signedIn: false, epoch: before + 2 });
    stop();
    announceSession();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('removes both cookies', () => {
    startSession('t-1');
    storePublicToken('visit');
    endSession();
    expect(document.cookie).toBe('');
  });

  it('of another tab is noticed once', () => {
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
    expect(isOvertaken()).toBe(overtaken);
  });
});

describe('a page that is opened', () => {
  it.each(['t-1', ''])('is of whoever is signed in: %j', async (token) => {
    if (token) document.cookie = `token=${token}; path=/`;
    vi.resetModules();
    const fresh = await import('./session');
    vi.resetModules();
    expect(fresh.announcedSession()).toEqual({ signedIn: token !== '', epoch: 0 });
    expect(fresh.syncSession()).toBe(false);
    expect(fresh.publicToken()).toBeNull();
  });
});
