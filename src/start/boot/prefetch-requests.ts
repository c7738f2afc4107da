import { localeOfPath, LOCALES, withoutLocale } from '@/i18n/locales';
import type { PrefetchedRequest } from '@/browser/start-state';
import { readPublicToken } from './cookies';

const JOURNEY = 'session-based-journey';
const SESSION = `/api/v1/${JOURNEY}/session`;
const COUNTRIES = `/api/v2/${JOURNEY}/school-recommended/countries`;

/**
 * Makes a visitor's first requests in parallel with the entry: the session if there is none, and on `/` the options of
 * the first question. The client adopts a request that equals its own (src/api/http/prefetched-requests.ts).
 */
export function prefetchRequests(apiUrl: string): void {
  const { pathname, origin } = window.location;
  const page = withoutLocale(pathname);
  if (page !== '/' && page !== '/school-list') return;
  const language = LOCALES[localeOfPath(pathname)].tag;
  const requests: PrefetchedRequest[] = [];
  window.prefetchedRequests = requests;
  const request = (path: string, session: string | null, body?: string) => {
    const url = new URL(apiUrl + path, origin).href;
    const headers = {
      Accept: 'application/json, text/plain, */*',
      'Accept-Language': language,
      ...(session && { 'X-auth-token': session }),
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
  // The first question depends on no answer.
  const requestCountries = (session: unknown) => {
    if (page === '/' && typeof session === 'string') return request(COUNTRIES, session, '{}');
    return null;
  };
  // The client reports failures once it has adopted the request.
  const ignore = () => undefined;
  const session = readPublicToken();
  if (session) {
    requestCountries(session)?.catch(ignore);
    return;
  }
  request(SESSION, null)
    .then(({ text }) => requestCountries(JSON.parse(text).data?.token))
    .catch(ignore);
}
