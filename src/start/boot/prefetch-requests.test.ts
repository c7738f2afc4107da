import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeLocaleCookie } from '@/i18n/locale-cookie';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { programListParams } from '@/shared/program/list-params';
import { toRecommendationRequest } from '@/features/school-list/list/recommendation-request';
import { prefetchRequests } from './prefetch-requests';

const API = 'https://api.example.com';
const SESSION = `${API}/api/v1/session-based-journey/session`;
const ENGINE = `${API}/api/v2/session-based-journey/recommendation`;
const COUNTRIES = `${API}/api/v2/session-based-journey/school-recommended/countries`;

const fetched = vi.fn<typeof fetch>();

/** The requests made at a path, as `[URL, session]`. */
async function requestsAt(path: string, api = API): Promise<(string | null)[][]> {
  window.history.replaceState(null, '', path);
  prefetchRequests(api);
  await vi.waitFor(async () => {
    await Promise.allSettled((window.prefetchedRequests ?? []).map(({ response }) => response));
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
  delete window.prefetchedRequests;
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the prefetched requests', () => {
  it('are the session and the countries on the home page', async () => {
    expect(await requestsAt('/')).toEqual([
      [SESSION, null],
      [COUNTRIES, 's-2'],
    ]);
    expect(window.prefetchedRequests).toMatchObject([
      { url: SESSION, language: 'en-US', session: null },
      { url: COUNTRIES, body: '{}', language: 'en-US', session: 's-2' },
    ]);
  });

  it('are in the language of the path', async () => {
    writeLocaleCookie('en');
    await requestsAt('/vi');
    expect(window.prefetchedRequests?.map(({ language }) => language)).toEqual(['vi-VN', 'vi-VN']);
  });

  it('use the stored session', async () => {
    document.cookie = 'publicToken=s%2D1; path=/';
    expect(await requestsAt('/')).toEqual([[COUNTRIES, 's-1']]);
    fetched.mockClear();
    expect(await requestsAt('/school-list')).toEqual([[`${ENGINE}/pre-run-engine?page=1`, 's-1']]);
  });

  it.each(['%E0%A4', 'a%20b', '%C3%A9'])('ignore the malformed session %s', async (value) => {
    document.cookie = `publicToken=${value}; path=/`;
    expect((await requestsAt('/'))[0]).toEqual([SESSION, null]);
  });

  it('are the session and the programs for the stored answers on the list', async () => {
    expect(await requestsAt('/vi/school-list')).toEqual([
      [SESSION, null],
      [`${ENGINE}/pre-run-engine?page=1`, 's-2'],
    ]);
    expect(window.prefetchedRequests?.[1]?.body).toBe('{}');
    fetched.mockClear();
    useAnswersStore.getState().answer({
      countryIds: [10, 9],
      budget: { min: '10,000', max: '20000' },
      titleIds: [4],
      ielts: 6.5,
    });
    await requestsAt('/school-list');
    const { answers } = useAnswersStore.getState();
    expect(window.prefetchedRequests?.[1]).toMatchObject({
      url: `${ENGINE}/run-engine?page=1`,
      // The same text as the app's, or nothing would adopt it.
      body: JSON.stringify(
        toRecommendationRequest('post', answers, programListParams.defaults).body,
      ),
    });
  });

  it.each(['null', '5', '{', '{"state":5}', '{"state":{"countryIds":5}}'])(
    'are at most unused ones on the list if storage holds %s',
    async (stored) => {
      localStorage.setItem('answers', stored);
      expect((await requestsAt('/school-list'))[0]).toEqual([SESSION, null]);
    },
  );

  it.each([
    [29, '{"class_grade_id":12}'],
    [31, '{}'],
  ])('have answers of %d days ago only within 30 days (R21)', async (days, body) => {
    const record = { state: { classGradeId: 12 }, version: 0, at: Date.now() - days * 86_400_000 };
    localStorage.setItem('answers', JSON.stringify(record));
    await requestsAt('/school-list');
    expect(window.prefetchedRequests?.[1]?.body).toBe(body);
  });

  it('never have the answers that a sign-in left over (R19)', async () => {
    const state = { classGradeId: 12, student: true };
    localStorage.setItem('answers', JSON.stringify({ state, version: 0 }));
    expect(await requestsAt('/school-list')).toEqual([[SESSION, null]]);
  });

  it('are only the session on a filtered list, and none on other pages', async () => {
    expect(await requestsAt('/school-list?page=2')).toEqual([[SESSION, null]]);
    fetched.mockClear();
    expect(await requestsAt('/majors')).toEqual([]);
  });

  it('carry the XSRF cookie, also one that came with the session, to the own origin only', async () => {
    const sent = () =>
      fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-XSRF-TOKEN'));
    fetched.mockImplementation(async () => {
      document.cookie = 'XSRF-TOKEN=a%3D; path=/';
      return new Response('{"data":{"token":"s-2"}}');
    });
    await requestsAt('/', '');
    expect(sent()).toEqual([null, 'a=']);
    fetched.mockClear();
    await requestsAt('/', API);
    expect(sent()).toEqual([null, null]);
  });

  it.each(['<html>', '{}', '{"data":{"token":7}}', 'null'])(
    'stop at the malformed session %s of a response',
    async (text) => {
      fetched.mockImplementation(async () => new Response(text));
      expect(await requestsAt('/')).toEqual([[SESSION, null]]);
    },
  );

  it('fail silently without a network', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await requestsAt('/')).toEqual([[SESSION, null]]);
    await expect(window.prefetchedRequests?.[0]?.response).rejects.toThrow('Failed to fetch');
  });
});
