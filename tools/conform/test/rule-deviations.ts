import type { EndpointName } from '@/mocks/server/endpoint-map';
import { isRecord } from '../compare';
import type { Answer } from './damaged-server';
import type { Deviation } from './deviation';
import { answerOf, jsonAnswer, preflights, requestOf, statusOf } from './edit';

const english = (name: EndpointName) =>
  requestOf(name, ({ headers }) => headers.set('Accept-Language', 'en-US'));

/** What is wrong with languages, tokens, headers and errors. */
export const ruleDeviations: readonly Deviation[] = [
  {
    title: 'English titles under vi-VN',
    name: 'getProgramTitles',
    only: ['language'],
    says: 'texts in Vietnamese for Accept-Language vi-VN',
    damage: english('getProgramTitles'),
  },
  {
    title: 'English messages under vi-VN',
    name: 'login',
    only: ['language'],
    says: 'a text in Vietnamese for Accept-Language vi-VN',
    damage: english('login'),
  },
  {
    title: 'a 403 in place of a 401',
    name: 'getBasicInfo',
    only: ['access'],
    says: 'sent without a token: expected status 401; came status 403',
    damage: statusOf('getBasicInfo', 401, (answer) => void (answer.status = 403)),
  },
  {
    title: 'a list for anybody, without a token',
    name: 'getBookmarks',
    only: ['access'],
    says: 'sent without a token: expected status 401; came status 200',
    damage: statusOf('getBookmarks', 401, (answer) => {
      const pagination = { current_page: 1, last_page: 1, per_page: 50, total: 0 };
      Object.assign(answer, jsonAnswer(200, { data: [], pagination }));
    }),
  },
  {
    title: 'a redirect to a login page in place of 401',
    name: 'finalEngine',
    only: ['access'],
    says: 'expected status 401; came status 302',
    damage: statusOf('finalEngine', 401, (answer) => {
      answer.headers.set('Location', '/login');
      answer.status = 302;
    }),
  },
  {
    title: 'a public token that is not asked for',
    name: 'getClassGrades',
    only: ['access'],
    says: 'sent without X-auth-token: expected status 401; came status 200',
    damage: statusOf(
      'getClassGrades',
      401,
      (answer) => void Object.assign(answer, jsonAnswer(200, [])),
    ),
  },
  {
    title: 'a logout that leaves the token valid',
    name: 'getUser',
    only: ['logout'],
    says: 'sent with a token after its logout: expected status 401; came status 200',
    damage: requestOf('logout', () => jsonAnswer(200, { data: null })),
  },
  {
    title: 'CORS for another origin only',
    name: 'getUser',
    only: ['cors'],
    says: 'expected Access-Control-Allow-Origin http://localhost:5173 or *',
    damage: {
      after: ({ headers }) => headers.set('Access-Control-Allow-Origin', 'https://example.com'),
    },
    everywhere: true,
  },
  {
    title: 'an error without CORS headers',
    name: 'getUser',
    only: ['cors'],
    says: 'sent without a token from http://localhost:5173',
    damage: statusOf('getUser', 401, ({ headers }) =>
      headers.delete('Access-Control-Allow-Origin'),
    ),
  },
  {
    title: 'a header that a preflight does not allow',
    name: 'getClassGrades',
    only: ['cors'],
    says: 'expected x-auth-token in Access-Control-Allow-Headers',
    damage: preflights((headers) =>
      headers.set('Access-Control-Allow-Headers', 'Authorization, Accept-Language, Content-Type'),
    ),
    everywhere: true,
  },
  {
    title: 'a star that is meant to stand for Authorization',
    name: 'getUser',
    only: ['cors'],
    says: 'expected authorization in Access-Control-Allow-Headers; came *',
    damage: preflights((headers) => headers.set('Access-Control-Allow-Headers', '*')),
    everywhere: true,
  },
  {
    title: 'a preflight that a browser may not keep',
    name: 'postCountries',
    only: ['cors'],
    says: 'expected Access-Control-Max-Age of at least 600 seconds; came no such header',
    damage: preflights((headers) => headers.delete('Access-Control-Max-Age')),
    everywhere: true,
  },
  {
    title: 'X-XSRF-TOKEN is asked for',
    name: 'postCountries',
    only: ['xsrf'],
    says: 'without X-XSRF-TOKEN: expected status 200, as the token in the header is enough; came status 419',
    damage: requestOf('postCountries', ({ headers }): Answer | undefined =>
      headers.has('X-XSRF-TOKEN')
        ? undefined
        : jsonAnswer(419, { message: 'CSRF token mismatch.' }),
    ),
  },
  {
    title: 'an XSRF cookie that no script can read',
    name: 'getSession',
    only: ['xsrf'],
    says: 'expected the cookie XSRF-TOKEN without HttpOnly',
    damage: answerOf('getSession', ({ headers }) =>
      headers.append('Set-Cookie', 'XSRF-TOKEN=abc; Path=/; HttpOnly'),
    ),
  },
  {
    title: 'an HTML page for a body that is not JSON',
    name: 'login',
    only: ['bad-input'],
    says: 'with a body that is not JSON: expected status 400 or 422; came status 500 with an HTML page',
    damage: statusOf('login', 400, (answer) => {
      answer.status = 500;
      answer.body = '<h1>Server Error</h1>';
    }),
  },
  {
    title: 'a 422 without fields',
    name: 'signup',
    only: ['bad-input'],
    says: 'no "errors" by field',
    damage: statusOf('signup', 422, ({ body }) => {
      if (isRecord(body)) delete body['errors'];
    }),
  },
];
