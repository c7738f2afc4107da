import { http, HttpResponse, type JsonBodyType } from 'msw';
import { server } from '@/mocks/hosts/node';
import { recordedRequests } from '@/mocks/server/recorder';

const SESSION = '/session-based-journey/session';

/** What one call asked: `METHOD path?query`, the language that it named, and its body, `null` for none. */
export type Asked = { call: string; language: string | undefined; body: unknown };

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

/** Answers the calls of the API, the public session aside, with one body after the other; all more with the last. */
export function answerWith(...bodies: JsonBodyType[]): void {
  answer((at) => HttpResponse.json(bodies[Math.min(at, bodies.length - 1)]));
}

/** Refuses the calls of the API, the public session aside, with this status and body. */
export function refuseWith(status: number, body: JsonBodyType = {}): void {
  answer(() => HttpResponse.json(body, { status }));
}

/** What was asked of the API so far, the public session aside. */
export async function asked(): Promise<Asked[]> {
  const requests = await recordedRequests();
  return requests
    .filter(({ url }) => !url.includes(SESSION))
    .map(({ method, url, headers, body }) => {
      const { pathname, search } = new URL(url);
      const query = decodeURIComponent(search);
      return { call: `${method} ${pathname}${query}`, language: headers['accept-language'], body };
    });
}
