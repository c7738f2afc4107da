import { localeOfPath, LOCALES, withoutLocale } from '@/i18n/locales';
import type { PrefetchedRequest } from '@/browser/start-state';
import { storedState } from '@/start/stored-state';
import { answersBody, type AnswerValues } from '@/lib/answers-body';
import { readPublicToken, readXsrfToken } from './cookies';

const JOURNEY = 'session-based-journey';
const SESSION = `/api/v1/${JOURNEY}/session`;
const COUNTRIES = `/api/v2/${JOURNEY}/school-recommended/countries`;
const ENGINE = `/api/v2/${JOURNEY}/recommendation/`;

/** What a page asks with the session: the options of the first question on `/`, the programs of the list without filters. */
function firstCall(page: string): { path: string; body: string } | null {
  if (page === '/') return { path: COUNTRIES, body: '{}' };
  if (page !== '/school-list' || window.location.search) return null;
  // Not validated: with invalid answers the API refuses it, and no call of the client adopts it.
  const answers: Partial<AnswerValues> & { student?: true } = storedState('answers');
  // Answers that were stored while a student was logged in are not a visitor's (R19).
  if (answers.student) return null;
  const engine = answers.titleIds?.length ? 'run-engine' : 'pre-run-engine';
  return { path: `${ENGINE}${engine}?page=1`, body: JSON.stringify(answersBody(answers)) };
}

/**
 * Makes a visitor's first requests in parallel with the entry: the session if there is none, then the page's first call.
 * The client adopts a request that equals its own (src/api/http/prefetched-requests.ts).
 */
export function prefetchRequests(apiUrl: string): void {
  const { pathname, origin } = window.location;
  const page = withoutLocale(pathname);
  if (page !== '/' && page !== '/school-list') return;
  const language = LOCALES[localeOfPath(pathname)].tag;
  const requests: PrefetchedRequest[] = [];
  window.prefetchedRequests = requests;
  const request = (path: string, session: string | null, body?: string) => {
    const { href: url, origin: target } = new URL(apiUrl + path, origin);
    // Like axios. Read each time: the response with the session may set it.
    const xsrf = target === origin && readXsrfToken();
    const headers = {
      Accept: 'application/json, text/plain, */*',
      'Accept-Language': language,
      ...(session && { 'X-auth-token': session }),
      ...(xsrf && { 'X-XSRF-TOKEN': xsrf }),
      ...(body && { 'Content-Type': 'application/json' }),
    };
    const init = body ? { method: 'POST', headers, body } : { headers };
    const response = fetch(url, init).then(async (received) => ({
      status: received.status,
      text: await received.text(),
    }));
    requests.push({ url, body, language, session, response });
    return response;
  };
  const start = async () => {
    const session =
      readPublicToken() ?? JSON.parse((await request(SESSION, null)).text).data?.token;
    const call = firstCall(page);
    if (call && typeof session === 'string') await request(call.path, session, call.body);
  };
  // The client reports failures once it has adopted the request.
  start().catch(() => undefined);
}
