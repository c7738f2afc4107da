import type { EndpointName } from '@/mocks/server/endpoint-map';
import { isRecord } from '../compare';
import type { Answer, Damage } from './damaged-server';
import { deviation, type Deviation } from './deviation';
import { answerOf, jsonAnswer, preflights, requestOf, statusOf } from './edit';

const english = (name: EndpointName) =>
  requestOf(name, ({ headers }) => headers.set('Accept-Language', 'en-US'));

const everyAnswer = (change: (headers: Headers) => void): Damage => ({
  after: ({ headers }) => change(headers),
});

/** What is wrong with languages, tokens, headers and errors. */
export const ruleDeviations: readonly Deviation[] = [
  deviation(
    'English titles under vi-VN',
    'getProgramTitles',
    'language',
    'texts in Vietnamese for Accept-Language vi-VN',
    english('getProgramTitles'),
  ),
  deviation(
    'English messages under vi-VN',
    'login',
    'language',
    'a text in Vietnamese for Accept-Language vi-VN',
    english('login'),
  ),
  deviation(
    'a 403 in place of a 401',
    'getBasicInfo',
    'access',
    'sent without a token: expected status 401; came status 403',
    statusOf('getBasicInfo', 401, (answer) => void (answer.status = 403)),
  ),
  deviation(
    'a list for anybody, without a token',
    'getBookmarks',
    'access',
    'sent without a token: expected status 401; came status 200',
    statusOf('getBookmarks', 401, (answer) => {
      const pagination = { current_page: 1, last_page: 1, per_page: 50, total: 0 };
      Object.assign(answer, jsonAnswer(200, { data: [], pagination }));
    }),
  ),
  deviation(
    'a redirect to a login page in place of 401',
    'finalEngine',
    'access',
    'expected status 401; came status 302',
    statusOf('finalEngine', 401, (answer) => {
      answer.headers.set('Location', '/login');
      answer.status = 302;
    }),
  ),
  deviation(
    'a public token that is not asked for',
    'getClassGrades',
    'access',
    'sent without X-auth-token: expected status 401; came status 200',
    statusOf('getClassGrades', 401, (answer) => void Object.assign(answer, jsonAnswer(200, []))),
  ),
  deviation(
    'a logout that leaves the token valid',
    'getUser',
    'logout',
    'sent with a token after its logout: expected status 401; came status 200',
    requestOf('logout', () => jsonAnswer(200, { data: null })),
  ),
  deviation(
    'CORS for another origin only',
    'getUser',
    'cors',
    'expected Access-Control-Allow-Origin http://localhost:5173 or *',
    everyAnswer((headers) => headers.set('Access-Control-Allow-Origin', 'https://example.com')),
    { everywhere: true },
  ),
  deviation(
    'an error without CORS headers',
    'getUser',
    'cors',
    'sent without a token from http://localhost:5173',
    statusOf('getUser', 401, ({ headers }) => headers.delete('Access-Control-Allow-Origin')),
  ),
  deviation(
    'a header that a preflight does not allow',
    'getClassGrades',
    'cors',
    'expected x-auth-token in Access-Control-Allow-Headers',
    preflights((headers) =>
      headers.set('Access-Control-Allow-Headers', 'Authorization, Accept-Language, Content-Type'),
    ),
    { everywhere: true },
  ),
  deviation(
    'a star that is meant to stand for Authorization',
    'getUser',
    'cors',
    'expected authorization in Access-Control-Allow-Headers; came *',
    preflights((headers) => headers.set('Access-Control-Allow-Headers', '*')),
    { everywhere: true },
  ),
  deviation(
    'a preflight that a browser may not keep',
    'postCountries',
    'cors',
    'expected Access-Control-Max-Age of at least 600 seconds; came no such header',
    preflights((headers) => headers.delete('Access-Control-Max-Age')),
    { everywhere: true },
  ),
  deviation(
    'X-XSRF-TOKEN is asked for',
    'postCountries',
    'xsrf',
    'without X-XSRF-TOKEN: expected status 200, as the token in the header is enough; came status 419',
    requestOf('postCountries', ({ headers }): Answer | undefined =>
      headers.has('X-XSRF-TOKEN')
        ? undefined
        : jsonAnswer(419, { message: 'CSRF token mismatch.' }),
    ),
  ),
  deviation(
    'an XSRF cookie that no script can read',
    'getSession',
    'xsrf',
    'expected the cookie XSRF-TOKEN without HttpOnly',
    answerOf('getSession', ({ headers }) =>
      headers.append('Set-Cookie', 'XSRF-TOKEN=abc; Path=/; HttpOnly'),
    ),
  ),
  deviation(
    'an HTML page for a body that is not JSON',
    'login',
    'bad-input',
    'with a body that is not JSON: expected status 400 or 422; came status 500 with an HTML page',
    statusOf('login', 400, (answer) => {
      answer.status = 500;
      answer.body = '<h1>Server Error</h1>';
    }),
  ),
  deviation(
    'a 422 without fields',
    'signup',
    'bad-input',
    'no "errors" by field',
    statusOf('signup', 422, ({ body }) => {
      if (isRecord(body)) delete body['errors'];
    }),
  ),
];
