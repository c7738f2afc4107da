import type { RequestListener } from 'node:http';
import { http as network, passthrough } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loginMutation } from '@/api/auth/queries';
import { configureClient } from '@/api/http/client';
import { describeFailure } from '@/api/http/errors';
import { majorsQuery } from '@/api/major/queries';
import { createQueryClient } from '@/api/http/query-client';
import { storePublicToken } from '@/api/http/session';
import { ask } from '@/api/sophie/queries';
import { server as mock } from '@/mocks/hosts/node';
import { drop, startServer } from './real-server';

/** How a real server responds to a call; `refused` has no server. */
const variants: Record<'dropped' | 'cut off' | '204' | 'HTML', RequestListener> = {
  dropped: drop,
  'cut off': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":[{"id":1,"ti');
  },
  '204': (_request, response) => {
    response.writeHead(204).end();
  },
  HTML: (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Sign in');
  },
};

let received = 0;
let close = () => Promise.resolve();

async function serve(variant: keyof typeof variants | 'refused'): Promise<void> {
  const server = await startServer((request, response) => {
    received += 1;
    if (variant !== 'refused') variants[variant](request, response);
  });
  configureClient({ baseUrl: server.url });
  if (variant === 'refused') await server.stop();
  else close = server.stop;
}

const client = createQueryClient();
const language = 'en-US';

/** A query, a write and the stream, as the app calls them. */
const calls = {
  'a GET': () => client.fetchQuery({ ...majorsQuery(language), staleTime: 0 }),
  'a POST': () =>
    client
      .getMutationCache()
      .build(client, loginMutation)
      .execute({ language, email: 'minh@example.com', password: 'saola-demo' }),
  'the stream': () =>
    ask(
      { client_id: 'c1', text: 'Hello', sees: { answers: false, saved: false } },
      {
        language,
        signal: new AbortController().signal,
        onOpen: () => {},
        onText: () => {},
        onCitation: () => {},
      },
    ),
};

describe('a real network gives the same results as the mocked one', () => {
  beforeEach(() => {
    received = 0;
    close = () => Promise.resolve();
    storePublicToken('visit');
    mock.use(network.all(/^http:\/\/127\.0\.0\.1:/, () => passthrough()));
  });
  afterEach(async () => {
    await close();
    client.clear();
    configureClient({ baseUrl: '' });
  });

  const kinds = [
    ['refused', 'network', 0],
    ['dropped', 'network', 1],
    ['cut off', 'unreadable', 1],
    ['204', 'unreadable', 1],
    ['HTML', 'unreadable', 1],
  ] as const;
  const rows = kinds.flatMap(([variant, kind, requests]) =>
    (['a GET', 'a POST', 'the stream'] as const).map(
      (name) => [variant, name, kind, requests] as const,
    ),
  );

  it.each(rows)('%s: %s is %s, %i sent', async (variant, name, kind, requests) => {
    await serve(variant);
    const error: unknown = await calls[name]().catch((reason: unknown) => reason);
    expect(describeFailure(error)).toEqual({ kind });
    expect(received).toBe(requests);
  });
});
