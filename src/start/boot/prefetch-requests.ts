import { localeOfPath, LOCALES, withoutLocale } from '@/i18n/locales';
import type { EarlyAnswer } from '@/browser/prefetched-answer';
import { keptPublicToken } from './cookies';

const JOURNEY = 'session-based-journey';
const SESSION = `/api/v1/${JOURNEY}/session`;
const GRADES = `/api/v2/${JOURNEY}/school-recommended/class-grades`;

/**
 * Makes the first calls of a visitor's first page beside the entry, not after it: the session where there is none, and
 * on `/` the options of the first question. The client takes over what came of it (src/api/http/prefetched-answers.ts), and makes
 * a call itself where it would have sent another one.
 */
export function askEarly(api: string): void {
  const { pathname, origin } = window.location;
  const page = withoutLocale(pathname);
  if (page !== '/' && page !== '/school-list') return;
  const language = LOCALES[localeOfPath(pathname)].tag;
  const early: EarlyAnswer[] = [];
  window.earlyAnswers = early;
  const ask = (path: string, session: string | null) => {
    const url = new URL(api + path, origin).href;
    const headers = {
      Accept: 'application/json, text/plain, */*',
      'Accept-Language': language,
      ...(session && { 'X-auth-token': session }),
    };
    const answer = fetch(url, { headers }).then(async (response) => ({
      status: response.status,
      text: await response.text(),
    }));
    early.push({ url, language, session, answer });
    return answer;
  };
  const askGrades = (session: unknown) => {
    if (page === '/' && typeof session === 'string') return ask(GRADES, session);
    return null;
  };
  const nothing = () => undefined;
  // What fails is told by the client when it takes it over.
  const kept = keptPublicToken();
  if (kept) {
    askGrades(kept)?.catch(nothing);
    return;
  }
  ask(SESSION, null)
    .then(({ text }) => askGrades(JSON.parse(text).data?.token))
    .catch(nothing);
}
