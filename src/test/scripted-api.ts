import { http, HttpResponse, type JsonBodyType } from 'msw';
import { server } from '@/mocks/hosts/node';
import { recordedRequests } from '@/mocks/server/recorder';

const SESSION = '/session-based-journey/session';

/** One request: `METHOD path?query`, its language, and its body, `null` for none. */
export type SentRequest = { call: string; language: string | undefined; body: unknown };

function answer(make: (at: number) => Response): void {
  let at = -1;
  server.use(
    http.all('*/api/*', ({ request }) => {
      if (request.url.includes(SESSION)) return undefined;
      at += 1;
      return make(at);
    }),
  );
}

/** Responds to API calls, except the public session, with one body after the other; the last repeats. */
export function answerWith(...bodies: JsonBodyType[]): void {
  answer((at) => HttpResponse.json(bodies[Math.min(at, bodies.length - 1)]));
}

/** Responds to API calls, except the public session, with this status and body. */
export function refuseWith(status: number, body: JsonBodyType = {}): void {
  answer(() => HttpResponse.json(body, { status }));
}

/** The API requests so far, except the public session. */
export async function asked(): Promise<SentRequest[]> {
  const requests = await recordedRequests();
  return requests
    .filter(({ url }) => !url.includes(SESSION))
    .map(({ method, url, headers, body }) => {
      const { pathname, search } = new URL(url);
      const query = decodeURIComponent(search);
      return { call: `${method} ${pathname}${query}`, language: headers['accept-language'], body };
    });
}
