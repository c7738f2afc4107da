import {
  AxiosError,
  CanceledError,
  getAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { createParser } from 'eventsource-parser';
import { stripBidiControls } from '@/lib/bidi-controls';
import { UnreadableAnswerError } from './errors';

/** The most characters that one event may take up. */
const MOST_BUFFERED = 4_000_000;
/** The most bytes of a refusal that are looked at. */
const MOST_REFUSED = 100_000;

type Body = ReadableStream<Uint8Array>;

function isBody(value: unknown): value is Body {
  return value instanceof ReadableStream;
}

async function textOf(body: Body): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  while (text.length < MOST_REFUSED) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

/** The body of a refused call as any other call has it: JSON where it is some (R14). */
async function refusal(error: unknown): Promise<unknown> {
  if (!(error instanceof AxiosError) || !error.response || !isBody(error.response.data)) {
    return error;
  }
  const text = await textOf(error.response.data).catch(() => '');
  try {
    const body: unknown = JSON.parse(text);
    error.response.data = body;
  } catch {
    error.response.data = text;
  }
  return error;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data, stripBidiControls);
  } catch {
    throw new UnreadableAnswerError('an event that is no JSON');
  }
}

/** An `error` event, as the failed call it stands for: its status may be a 401 like any other. */
function failureIn(config: InternalAxiosRequestConfig, data: unknown): AxiosError {
  const told = typeof data === 'object' && data !== null && 'status' in data ? data.status : null;
  const status = typeof told === 'number' && told >= 400 ? told : 500;
  return new AxiosError('The answer failed', AxiosError.ERR_BAD_RESPONSE, config, undefined, {
    status,
    statusText: '',
    headers: {},
    config,
    data,
  });
}

/**
 * Who hears of a stream. `onEvent` gets `{event, data}`, throws where it is not what was agreed, and says whether
 * that was the last one: what a server does with the line after that is nobody's business.
 */
type Listener = { onOpen: () => void; onEvent: (event: unknown) => boolean };

async function open(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  try {
    // `fetch` outside of a browser takes no address without its origin.
    const baseURL = new URL(config.baseURL ?? '', window.location.origin).href;
    return await getAdapter('fetch')({ ...config, baseURL });
  } catch (error) {
    throw await refusal(error);
  }
}

async function readAll(body: Body, hear: (text: string) => boolean): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (hear(decoder.decode(value, { stream: true }))) return;
    }
  } finally {
    // Where it was not read to its end, the server need not go on either.
    void reader.cancel().catch(() => undefined);
  }
}

/**
 * An axios adapter that opens a stream of server-sent events, hands them on one by one and resolves at its end.
 * Loaded with the first question: `fetch` and the parser are nothing that a first paint needs.
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
    throw new UnreadableAnswerError('no stream of events');
  }
  onOpen();
  // What `onEvent` throws is the caller's; what the reader throws is the connection's.
  let refused: unknown;
  let over = false;
  const parser = createParser({
    maxBufferSize: MOST_BUFFERED,
    onEvent: ({ event = 'message', data: text }) => {
      const data = parsed(text);
      if (onEvent({ event, data })) over = true;
      if (event === 'error') throw failureIn(config, data);
    },
    onError: ({ type: kind }) => {
      if (kind === 'max-buffer-size-exceeded') throw new UnreadableAnswerError(kind);
    },
  });
  try {
    await readAll(body, (text) => {
      try {
        parser.feed(text);
        return over;
      } catch (error) {
        refused = error;
        throw error;
      }
    });
  } catch (error) {
    if (refused !== undefined) throw refused;
    if (config.signal?.aborted) throw new CanceledError(undefined, config);
    throw AxiosError.from(error, AxiosError.ERR_NETWORK, config);
  }
  return { ...response, data: null };
}
