import { http as network, HttpResponse } from 'msw';
import * as v from 'valibot';
import { endpoint, type Method } from '@/api/http/endpoint';
import { server } from '@/mocks/hosts/node';

/** A call of a method, to an address of its own. */
export function thing(method: Method) {
  return endpoint({
    path: '/api/thing',
    method,
    assumed: true,
    request: v.unknown(),
    response: v.unknown(),
  });
}

/** How many requests reach the network until `ask` is settled, each answered in this way. */
export async function requestsOf(
  ask: () => Promise<unknown>,
  answer: () => Response,
): Promise<number> {
  let count = 0;
  server.use(
    network.all('*/api/thing', () => {
      count += 1;
      return answer();
    }),
  );
  await ask().catch(() => undefined);
  return count;
}

/** Answers with this status. */
export const failing = (status: number) => () => HttpResponse.json({}, { status });
