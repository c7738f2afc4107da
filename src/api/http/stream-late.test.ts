import { afterEach, expect, it, vi } from 'vitest';
import { postMessage } from '@/api/sophie/contract';

const reader = vi.fn<() => object>();

/** `stream` in an app that has not loaded the reader yet. */
async function freshly() {
  vi.resetModules();
  vi.doMock('./stream-reader', reader);
  return import('./stream');
}
afterEach(() => {
  vi.doUnmock('./stream-reader');
  vi.resetModules();
});

it('the reader can be loaded before the first question', async () => {
  reader.mockReset().mockReturnValue({ readEvents: () => {} });
  const { preloadStreamReader } = await freshly();
  expect(reader).not.toHaveBeenCalled();
  preloadStreamReader();
  await vi.waitFor(() => expect(reader).toHaveBeenCalledTimes(1));
});

it('a reader that fails to load is a network error, reported when it is needed', async () => {
  reader.mockReset().mockImplementation(() => {
    throw new Error('gone');
  });
  const { preloadStreamReader, stream } = await freshly();
  preloadStreamReader();
  await vi.waitFor(() => expect(reader).toHaveBeenCalled());
  const body = { client_id: 'c', text: 'x', sees: { answers: true, saved: true } };
  const { signal } = new AbortController();
  const options = { body, language: 'en-US', signal, onOpen: () => {}, onEvent: () => false };
  const networkError = { message: 'Network Error', failure: { kind: 'network' } };
  await expect(stream(postMessage, options)).rejects.toMatchObject(networkError);
});
