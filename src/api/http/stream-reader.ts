import {
  AxiosError,
  CanceledError,
  getAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { createParser } from 'eventsource-parser';
import { stripBidiControls } from '@/lib/bidi-controls';
import { InvalidResponseError } from './errors';

const MAX_EVENT_CHARACTERS = 4_000_000;
const MAX_ERROR_CHARACTERS = 100_000;

type Body = ReadableStream<Uint8Array>;

function isBody(value: unknown): value is Body {
  return value instanceof ReadableStream;
}

async function readText(body: Body): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  while (text.length < MAX_ERROR_CHARACTERS) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

/** Reads the body of a refused call, like that of any other call: JSON if possible (R14). */
async function readErrorBody(error: unknown): Promise<unknown> {
  if (!(error instanceof AxiosError) || !error.response || !isBody(error.response.data)) {
    return error;
  }
  const text = await readText(error.response.data).catch(() => '');
  try {
    const body: unknown = JSON.parse(text);
    error.response.data = body;
  } catch {
    error.response.data = text;
  }
  return error;
}

function parseEvent(data: string): unknown {
  try {
    return JSON.parse(data, stripBidiControls);
  } catch {
    throw new InvalidResponseError('an event that is not JSON');
  }
}

/** Converts an `error` event to the error of a call; its status may be 401 like any other. */
function errorOfEvent(config: InternalAxiosRequestConfig, data: unknown): AxiosError {
  const given = typeof data === 'object' && data !== null && 'status' in data ? data.status : null;
  const status = typeof given === 'number' && given >= 400 ? given : 500;
  return new AxiosError('The answer failed', AxiosError.ERR_BAD_RESPONSE, config, undefined, {
    status,
    statusText: '',
    headers: {},
    config,
    data,
  });
}

/** `onEvent` gets `{event, data}`, throws if that is invalid, and returns whether it is the last event. */
type Listener = { onOpen: () => void; onEvent: (event: unknown) => boolean };

async function open(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  try {
    // Outside a browser, `fetch` needs an absolute URL.
    const baseURL = new URL(config.baseURL ?? '', window.location.origin).href;
    return await getAdapter('fetch')({ ...config, baseURL });
  } catch (error) {
    throw await readErrorBody(error);
  }
}

/** `onText` returns whether to stop. An aborted signal ends a pending read at once, in every `fetch`. */
async function readAll(
  body: Body,
  signal: InternalAxiosRequestConfig['signal'],
  onText: (text: string) => boolean,
): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener?.('abort', cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (onText(decoder.decode(value, { stream: true }))) return;
    }
  } finally {
    signal?.removeEventListener?.('abort', cancel);
    // Tells the server to stop if the stream was not read to its end.
    cancel();
  }
}

/**
 * An axios adapter that reads server-sent events and resolves at the end of the stream. In a chunk of its own, so that
 * the first page does not load axios's `fetch` adapter and the parser.
 */
export async function readEvents(
  config: InternalAxiosRequestConfig,
  { onOpen, onEvent }: Listener,
): Promise<AxiosResponse> {
  const response = await open(config);
  const body: unknown = response.data;
  const type = String(response.headers['content-type'] ?? '');
  if (!isBody(body) || !/^text\/event-stream\b/i.test(type)) {
    if (isBody(body)) void body.cancel().catch(() => undefined);
    throw new InvalidResponseError('not an event stream');
  }
  onOpen();
  // An error of the listener is passed on; one of the reader is a lost connection.
  let listenerError: unknown;
  let isDone = false;
  const parser = createParser({
    maxBufferSize: MAX_EVENT_CHARACTERS,
    onEvent: ({ event = 'message', data: text }) => {
      const data = parseEvent(text);
      if (onEvent({ event, data })) isDone = true;
      if (event === 'error') throw errorOfEvent(config, data);
    },
    onError: ({ type: kind }) => {
      if (kind === 'max-buffer-size-exceeded') throw new InvalidResponseError(kind);
    },
  });
  try {
    await readAll(body, config.signal, (text) => {
      try {
        parser.feed(text);
        return isDone;
      } catch (error) {
        listenerError = error;
        throw error;
      }
    });
  } catch (error) {
    if (listenerError !== undefined) throw listenerError;
    if (config.signal?.aborted) throw new CanceledError(undefined, config);
    throw AxiosError.from(error, AxiosError.ERR_NETWORK, config);
  }
  if (config.signal?.aborted) throw new CanceledError(undefined, config);
  return { ...response, data: null };
}
