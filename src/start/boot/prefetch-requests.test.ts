import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeLocaleCookie } from '@/i18n/locale-cookie';
import { askEarly } from './prefetch-requests';

const API = 'https://api.example.com';
const SESSION = `${API}/api/v1/session-based-journey/session`;
const GRADES = `${API}/api/v2/session-based-journey/school-recommended/class-grades`;

const fetched = vi.fn<typeof fetch>();

/** What was asked at a path, as `[address, session]`. */
async function asked(path: string): Promise<(string | null)[][]> {
  window.history.replaceState(null, '', path);
  askEarly(API);
  await vi.waitFor(async () => {
    await Promise.allSettled((window.earlyAnswers ?? []).map(({ answer }) => answer));
  });
  await new Promise((resolve) => setTimeout(resolve));
  return fetched.mock.calls.map(([url, init]) => [
    typeof url === 'string' ? url : '',
    new Headers(init?.headers).get('X-auth-token'),
  ]);
}

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response('{"data":{"token":"s-2"}}'));
  vi.stubGlobal('fetch', fetched);
  delete window.earlyAnswers;
});
afterEach(() => vi.unstubAllGlobals());

describe('the first calls of a first page', () => {
  it('are the session, and the grades with it, on the home page', async () => {
    expect(await asked('/')).toEqual([
      [SESSION, null],
      [GRADES, 's-2'],
    ]);
    expect(window.earlyAnswers).toMatchObject([
      { url: SESSION, language: 'en-US', session: null },
      { url: GRADES, language: 'en-US', session: 's-2' },
    ]);
  });

  it('are in the language of the path', async () => {
    writeLocaleCookie('en');
    await asked('/vi');
    expect(window.earlyAnswers?.map(({ language }) => language)).toEqual(['vi-VN', 'vi-VN']);
  });

  it('use the session that is there', async () => {
    document.cookie = 'publicToken=s%2D1; path=/';
    expect(await asked('/')).toEqual([[GRADES, 's-1']]);
    fetched.mockClear();
    expect(await asked('/school-list')).toEqual([]);
  });

  it.each(['%E0%A4', 'a%20b', '%C3%A9'])('do not use the garbage %s', async (value) => {
    document.cookie = `publicToken=${value}; path=/`;
    expect((await asked('/'))[0]).toEqual([SESSION, null]);
  });

  it('are the session alone on the list, and none on other pages', async () => {
    expect(await asked('/vi/school-list')).toEqual([[SESSION, null]]);
    fetched.mockClear();
    expect(await asked('/majors')).toEqual([]);
  });

  it.each(['<html>', '{}', '{"data":{"token":7}}', 'null'])(
    'end with a session that is %s',
    async (text) => {
      fetched.mockImplementation(async () => new Response(text));
      expect(await asked('/')).toEqual([[SESSION, null]]);
    },
  );

  it('say nothing where there is no network', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await asked('/')).toEqual([[SESSION, null]]);
    await expect(window.earlyAnswers?.[0]?.answer).rejects.toThrow('Failed to fetch');
  });
});
