import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configureClient } from '@/api/http/client';
import { endSession, storePublicToken } from '@/api/http/session';
import type { PrefetchedRequest } from '@/browser/start-state';
import { recordedRequests } from '@/mocks/server/recorder';
import { prefetchResults } from './prefetch-results';

const PATH = '/api/v2/session-based-journey/recommendation/pre-run-engine?page=1';
const TEXT =
  '{"data":[],"pagination":{"current_page":1,"last_page":1,"per_page":12,"total":0},"total":0}';

/** The keys in the cache after the list's prefetch at `path`, if the boot script got this response. */
async function cached(path: string, respond: () => PrefetchedRequest['response']) {
  const client = new QueryClient();
  const url = new URL(PATH, window.location.origin).href;
  const request = { url, body: '{}', language: 'en-US', session: 's-1', response: respond() };
  window.prefetchedRequests = [request];
  await prefetchResults(client, new URL(path, window.location.origin));
  expect(await recordedRequests()).toEqual([]);
  return client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey[0], state.status]);
}

const good = () => Promise.resolve({ status: 200, text: TEXT });

beforeEach(() => {
  configureClient({ language: () => 'en-US' });
  storePublicToken('s-1');
});
afterEach(() => {
  delete window.prefetchedRequests;
  endSession();
});

it('the results of the boot script are in the cache before the first render', async () => {
  expect(await cached('/school-list', good)).toEqual([['engine', 'success']]);
});

it.each<[string, string, () => PrefetchedRequest['response']]>([
  ['is still on its way', '/school-list', () => new Promise(() => {})],
  ['has failed', '/school-list', () => Promise.resolve({ status: 503, text: '' })],
  ['was lost', '/school-list', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is of another list', '/school-list?page=2', good],
])('a response that %s is left to the list', async (_, path, respond) => {
  expect(await cached(path, respond)).toEqual([]);
});
