import type { Language } from '@/mocks/catalogue/text';
import type { StreamFault } from './faults';
import { pause } from './latency';
import { messages } from './messages';

/** A server-sent event, its data not yet written as JSON. */
type Event = { event: string; data: unknown };

/** Text events before a fault without an `after`. */
const BEFORE_FAULT = 12;
/** Milliseconds for sent events to arrive: a broken stream drops its buffer. */
const FLUSH_MS = 300;

const encoder = new TextEncoder();

function written({ event, data }: Event): Uint8Array {
  return encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/**
 * Sends events as the caller reads them; `fault` interrupts them. The generator gets `return` when the reader
 * leaves, and `throw` when the connection breaks.
 */
export function eventStream(
  events: AsyncIterable<Event>,
  fault: StreamFault | null,
  language: Language,
): Response {
  const iterator = events[Symbol.asyncIterator]();
  let texts = 0;
  const interrupt = async (
    { kind }: StreamFault,
    controller: ReadableStreamDefaultController<Uint8Array>,
  ): Promise<void> => {
    if (kind === 'stall') return new Promise<never>(() => {});
    await iterator.throw?.(new Error(kind)).catch(() => undefined);
    if (kind === 'cut') {
      await pause(FLUSH_MS);
      return controller.error(new Error('The connection was cut'));
    }
    if (kind === 'expire') {
      const data = { message: messages.signedOut[language], status: 401 };
      controller.enqueue(written({ event: 'error', data }));
    } else {
      controller.enqueue(encoder.encode('event: delta\ndata: {"text":\n\n'));
    }
    controller.close();
  };
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (fault && texts >= (fault.after ?? BEFORE_FAULT)) return interrupt(fault, controller);
      const { done, value } = await iterator.next();
      if (done) return controller.close();
      if (value.event === 'delta') texts += 1;
      controller.enqueue(written(value));
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-store',
    },
  });
}
