import { AxiosError, AxiosHeaders, isAxiosError, type AxiosResponse } from 'axios';
import type * as Axios from 'axios';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { streamOf, type StreamEnd } from '@/test/stream-of';
import type * as Errors from './errors';
import type * as StreamReader from './stream-reader';

/** Axios's fetch adapter, replaced by each test (`stream.test.ts` uses the real one). */
type Send = (config: StreamConfig) => Promise<AxiosResponse>;
type StreamConfig = Parameters<typeof StreamReader.readEvents>[0];

let readEvents: typeof StreamReader.readEvents;
let errors: typeof Errors;
let send: Send;
const onOpen = vi.fn<() => void>();
const onEvent = vi.fn<(event: unknown) => boolean>();
const onCancel = vi.fn<() => void>();

type Sent = { status?: number; type?: string | null; end?: StreamEnd };

/** Responds with these chunks; `onCancel` is called if they are not read to the end. */
function answer(
  pieces: readonly (string | Uint8Array)[],
  { status = 200, type = 'text/event-stream', end = 'closed' }: Sent = {},
): void {
  const waiting = pieces.map((piece) =>
    typeof piece === 'string' ? new TextEncoder().encode(piece) : piece,
  );
  send = async (config) => {
    const data = streamOf(waiting, end, onCancel);
    config.signal?.addEventListener?.('abort', data.abort);
    const headers = type === null ? {} : { 'content-type': type };
    const response = { data: data.stream, status, statusText: '', headers, config };
    if (status < 300) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
  };
}

const CONFIG: StreamConfig = { url: '/api/events', method: 'get', headers: new AxiosHeaders() };
const read = (config: Partial<StreamConfig> = {}) =>
  readEvents({ ...CONFIG, ...config }, { onOpen, onEvent });
const failure = (reading: Promise<unknown> = read()) =>
  reading.then(
    () => {
      throw new Error('did not fail');
    },
    (error: unknown) => error,
  );
const events = () => onEvent.mock.calls.map(([event]) => event);

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('axios', async (original) => ({
    ...(await original<typeof Axios>()),
    getAdapter: (name: string) => (name === 'fetch' ? send : null),
  }));
  ({ readEvents } = await import('./stream-reader'));
  errors = await import('./errors');
});
afterAll(() => {
  vi.doUnmock('axios');
  vi.resetModules();
});
beforeEach(() => {
  onOpen.mockReset();
  onEvent.mockReset().mockReturnValue(false);
  onCancel.mockReset();
});

describe('a stream', () => {
  it('is read to its end, event by event, ignoring comments and unknown fields', async () => {
    answer(['event: a\ndata: 1\n\nwhat: ever\n', ': hi\n\ndata: {"b":', '2}\n\n']);
    const { data, status } = await read();
    expect(events()).toEqual([
      { event: 'a', data: 1 },
      { event: 'message', data: { b: 2 } },
    ]);
    expect([data, status, onOpen.mock.calls.length]).toEqual([null, 200, 1]);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('is closed by the client after its last event', async () => {
    answer(['data: 1\n\n', 'data: 2\n\n', 'data: 3\n\n'], { end: 'open' });
    onEvent.mockReturnValueOnce(false).mockReturnValueOnce(true);
    await read();
    expect(events()).toHaveLength(2);
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalled());
  });

  it('has no bidirectional control characters (R18)', async () => {
    answer([`data: {"text":"a\u202eb","content":"a\u202eb"}\n\n`]);
    await read();
    expect(events()).toEqual([{ event: 'message', data: { text: 'ab', content: 'a\u202eb' } }]);
  });

  it('joins letters that are split between chunks', async () => {
    const bytes = new TextEncoder().encode('data: "Tiếng Việt"\n\n');
    answer([...bytes].map((byte) => Uint8Array.of(byte)));
    await read();
    expect(events()).toEqual([{ event: 'message', data: 'Tiếng Việt' }]);
  });

  it.each(['text/event-stream', 'Text/Event-Stream; charset=utf-8'])('may be %s', async (type) => {
    answer(['data: 1\n\n'], { type });
    await read();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it.each(['text/event-streams', 'x-text/event-stream', 'text/html', null])(
    'is refused if it is %s, without reading the body',
    async (type) => {
      answer(['data: 1\n\n'], { type, end: 'open' });
      expect(await failure()).toBeInstanceOf(errors.InvalidResponseError);
      expect([onOpen, onEvent].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
      await vi.waitFor(() => expect(onCancel).toHaveBeenCalled());
    },
  );

  it('is refused without a body', async () => {
    const headers = { 'content-type': 'text/event-stream' };
    send = async (config) => ({ data: null, status: 204, statusText: '', headers, config });
    expect(await failure()).toBeInstanceOf(errors.InvalidResponseError);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it.each([
    ['http://api.example/base', 'http://api.example/base'],
    ['/base', 'http://localhost:3000/base'],
    ['', 'http://localhost:3000/'],
    [undefined, 'http://localhost:3000/'],
  ])('of %j is requested with its origin, by default that of the site', async (baseURL, asked) => {
    const adapter = vi.fn<Send>().mockRejectedValue(new Error('no'));
    send = adapter;
    await failure(baseURL === undefined ? read() : read({ baseURL }));
    expect(adapter).toHaveBeenCalledExactlyOnceWith({ ...CONFIG, baseURL: asked });
  });
});

describe('a stream that fails', () => {
  it('in its listener fails with that error, and is closed', async () => {
    const refused = new errors.InvalidResponseError('another event');
    onEvent.mockImplementation(() => {
      throw refused;
    });
    answer(['data: 1\n\n'], { end: 'open' });
    expect(await failure()).toBe(refused);
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalled());
  });

  it('with an event that is not JSON is unreadable', async () => {
    answer(['data: {"a"\n\n']);
    expect(await failure()).toBeInstanceOf(errors.InvalidResponseError);
  });

  it('with an event of more than 4 million characters is unreadable, and is closed', async () => {
    answer(['data: "', 'x'.repeat(4_000_000), 'x'], { end: 'open' });
    expect(await failure()).toBeInstanceOf(errors.InvalidResponseError);
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalled());
  });

  it.each<[unknown, number]>([
    [{ status: 413 }, 413],
    [{ status: 400 }, 400],
    [{ status: 399 }, 500],
    [{ status: '413' }, 500],
    [{}, 500],
    [null, 500],
    ['gone', 500],
  ])('with an error event %j is the call that failed', async (data, status) => {
    answer([`event: error\ndata: ${JSON.stringify(data)}\n\n`], { end: 'open' });
    const error = await failure();
    expect(isAxiosError(error) && error.response).toMatchObject({ status, data, statusText: '' });
    expect(error).toMatchObject({
      message: 'The answer failed',
      code: 'ERR_BAD_RESPONSE',
      config: { url: '/api/events' },
    });
    expect(events()).toEqual([{ event: 'error', data }]);
  });

  it('with its connection is a network error', async () => {
    answer(['data: 1\n\n'], { end: 'broken' });
    const error = await failure();
    expect(error).toBeInstanceOf(AxiosError);
    expect(error).toMatchObject({ code: 'ERR_NETWORK', config: { url: '/api/events' } });
    expect(errors.describeFailure(error)).toEqual({ kind: 'network' });
  });

  it('before its first byte fails with that error', async () => {
    const lost = new AxiosError('Network Error', AxiosError.ERR_NETWORK);
    send = () => Promise.reject(lost);
    expect(await failure()).toBe(lost);
  });

  it('because it was cancelled is cancelled', async () => {
    const stop = new AbortController();
    onEvent.mockImplementation(() => {
      stop.abort();
      return false;
    });
    answer(['data: 1\n\n'], { end: 'open' });
    const error = await failure(read({ signal: stop.signal }));
    expect(errors.isCancelled(error)).toBe(true);
    expect(error).toMatchObject({ config: { url: '/api/events' } });
  });
});

describe('a refused stream has the message of any other failed call (R14)', () => {
  const json = 'application/json';

  it('from its body', async () => {
    const bytes = new TextEncoder().encode('{"errors":"Đừng"}');
    answer(
      [...bytes].map((byte) => Uint8Array.of(byte)),
      { status: 422, type: json },
    );
    const error = await failure();
    expect(errors.describeFailure(error)).toEqual({ kind: 'message', text: 'Đừng', status: 422 });
  });

  it.each([
    ['<p>Bad gateway', '<p>Bad gateway'],
    ['', ''],
  ])('from its status, with %j', async (body, data) => {
    answer([body].filter(Boolean), { status: 502, type: 'text/html' });
    const error = await failure();
    expect(errors.describeFailure(error)).toEqual({ kind: 'status', status: 502 });
    expect(isAxiosError(error) && error.response?.data).toBe(data);
  });

  it('from its status if its body breaks off', async () => {
    answer(['{"message":'], { status: 500, type: json, end: 'broken' });
    const error = await failure();
    expect(errors.describeFailure(error)).toEqual({ kind: 'status', status: 500 });
    expect(isAxiosError(error) && error.response?.data).toBe('');
  });

  it('from its status after 100,000 characters of an endless body', async () => {
    const pieces = Array.from({ length: 200 }, () => 'x'.repeat(1000));
    answer(pieces, { status: 500, type: json, end: 'open' });
    const error = await failure();
    expect(errors.describeFailure(error)).toEqual({ kind: 'status', status: 500 });
    expect(isAxiosError(error) && error.response?.data).toHaveLength(100_000);
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalled());
  });
});
