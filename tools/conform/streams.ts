import { createParser } from 'eventsource-parser';
import type { EndpointName } from '@/mocks/server/endpoint-map';
import { unanswered, type Client, type Reply } from './client';
import type { Sent } from './words';

export type StreamReply = {
  reply: Reply;
  /** The Content-Type. */
  type: string;
  events: readonly { event: string; data: unknown }[];
  /** How many times something arrived. */
  pieces: number;
  /** Until the end. */
  ms: number;
};

const TIMEOUT_MS = 120_000;

function readData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function readPieces(response: Response): Promise<string[]> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  const pieces: string[] = [];
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return pieces;
      pieces.push(decoder.decode(value, { stream: true }));
    }
  } catch {
    // A connection that breaks: its last event says that the answer is not complete.
    return pieces;
  }
}

/** Makes a call whose answer is server-sent events, and reads them to the end. */
export async function readStream(
  client: Client,
  name: EndpointName,
  sent: Sent,
): Promise<StreamReply> {
  const started = performance.now();
  const about = { name, sent: client.describe(name, sent) };
  const headers = { Accept: 'text/event-stream' };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await client.request(name, { ...sent, headers }, signal);
    const pieces = await readPieces(response);
    const text = pieces.join('');
    const events: { event: string; data: unknown }[] = [];
    const onEvent = ({ event = 'message', data }: { event?: string | undefined; data: string }) =>
      void events.push({ event, data: readData(data) });
    createParser({ onEvent }).feed(text);
    const reply = { ...about, status: response.status, headers: response.headers, text };
    return {
      reply: { ...reply, body: readData(text) },
      type: response.headers.get('Content-Type') ?? '',
      events,
      pieces: pieces.length,
      ms: Math.round(performance.now() - started),
    };
  } catch (error) {
    return { reply: unanswered(about, error), type: '', events: [], pieces: 0, ms: 0 };
  }
}
