import { http as network, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '@/mocks/hosts/node';
import { recordedRequests } from '@/mocks/server/recorder';
import { configureClient } from './client';
import { startSession, storePublicToken } from './session';
import { http } from './transport';

const BASES = ['', 'http://api.example', 'http://api.example/base'];

/** URLs that could lead to another host. */
const ELSEWHERE = [
  '//other/x',
  '\\\\other/x',
  '/\\other/x',
  '\\/other/x',
  'https://other/x',
  'HTTPS://other/x',
  'https:other/x',
  'https:/other/x',
  'https:\\\\other\\x',
  ' https://other/x',
  '/\t/other/x',
  'http://localhost:3000@other/x',
  'http://api.example@other/x',
  'http://api.example.other/x',
  'http://localhost:3001/x',
  'https://localhost:3000/x',
];

type Sent = {
  origin: string;
  bearer: string | undefined;
  visit: string | undefined;
  xsrf: string | undefined;
};

/** Sends one request through the instance and returns it; `null` if nothing was sent. */
async function leaves(config: Parameters<typeof http.request>[0]): Promise<Sent | null> {
  await http.request({ audience: 'journey', ...config }).catch(() => undefined);
  const request = (await recordedRequests()).at(-1);
  if (!request) return null;
  const { headers, url } = request;
  return {
    origin: new URL(url).origin,
    bearer: headers['authorization'],
    visit: headers['x-auth-token'],
    xsrf: headers['x-xsrf-token'],
  };
}

beforeEach(() => {
  server.use(network.all(/.*/, () => HttpResponse.json({})));
  document.cookie = 'XSRF-TOKEN=x; path=/';
  startSession('bearer-secret');
  storePublicToken('visit-secret');
});

describe.each(BASES)('with the API at %j', (base) => {
  beforeEach(() => configureClient({ baseUrl: base }));
  const api = new URL(base || '/', 'http://localhost:3000').origin;

  it('sends both tokens to the API', async () => {
    const sent = { bearer: 'Bearer bearer-secret', visit: 'visit-secret' };
    expect(await leaves({ url: '/api/x' })).toMatchObject({ origin: api, ...sent });
    expect(await leaves({ url: 'api/x' })).toMatchObject({ origin: api, ...sent });
    expect(await leaves({ url: `${api}/api/x` })).toMatchObject({ origin: api, ...sent });
  });

  it.each(ELSEWHERE)('sends no token to another host for %j', async (url) => {
    const sent = await leaves({ url });
    if (sent === null || sent.origin === api) return;
    expect(sent).toMatchObject({ bearer: undefined, visit: undefined, xsrf: undefined });
  });

  it('sends no token for a call with its own base URL', async () => {
    const sent = await leaves({ baseURL: 'http://other', url: '/api/x' });
    const none = { bearer: undefined, visit: undefined, xsrf: undefined };
    expect(sent).toEqual({ origin: 'http://other', ...none });
  });
});

it('the URLs above do lead to another host from the page’s own base', async () => {
  const origins = [];
  for (const url of ELSEWHERE) origins.push((await leaves({ url }))?.origin);
  expect(origins.filter((origin) => origin !== 'http://localhost:3000').length).toBeGreaterThan(10);
});
