import { http as network, HttpResponse } from 'msw';
import * as v from 'valibot';
import { endpoint, type Method } from '@/api/http/endpoint';
import { server } from '@/mocks/hosts/node';

/** An endpoint of this method with its own address. */
export function thing(method: Method) {
  const options = { assumed: true, request: v.unknown(), response: v.unknown() };
  return endpoint(method, '/api/thing', options);
}

/** The number of requests until `ask` settles, each with this response. Rejects only for a failed assertion. */
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
  await ask().catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AssertionError') throw error;
  });
  return count;
}

/** Responds with this status. */
export const failing = (status: number) => () => HttpResponse.json({}, { status });
