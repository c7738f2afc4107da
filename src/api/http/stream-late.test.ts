import { afterEach, expect, it, vi } from 'vitest';
import { postMessage } from '@/api/sophie/contract';

const reader = vi.fn<() => object>();

/** `stream` in an app that has not loaded the reader yet. */
async function freshly() {
  vi.resetModules();
  vi.doMock('./stream-reader', reader);
  const { configureClient } = await import('./client');
  const settings = { timeoutMs: undefined, onUnauthorized: () => {}, language: () => 'en-US' };
  configureClient({ ...settings, baseUrl: '' });
  return import('./stream');
}
afterEach(() => {
  vi.doUnmock('./stream-reader');
  vi.resetModules();
});

it('the reader can be loaded before the first question', async () => {
  reader.mockReset().mockReturnValue({ readEvents: () => {} });
  const { prepareStream } = await freshly();
  expect(reader).not.toHaveBeenCalled();
  prepareStream();
  await vi.waitFor(() => expect(reader).toHaveBeenCalledTimes(1));
});

it('a reader that fails to load is a network error, reported when it is needed', async () => {
  reader.mockReset().mockImplementation(() => {
    throw new Error('gone');
  });
  const { prepareStream, stream } = await freshly();
  prepareStream();
  await vi.waitFor(() => expect(reader).toHaveBeenCalled());
  const body = { client_id: 'c', text: 'x', sees: { answers: true, saved: true } };
  const { signal } = new AbortController();
  const listener = { onOpen: () => {}, onEvent: () => false };
  await expect(
    stream(postMessage, { body, language: 'en-US', signal, ...listener }),
  ).rejects.toMatchObject({
    message: 'Network Error',
    failure: { kind: 'network' },
  });
});
