import type { Language, Text } from '@/mocks/catalogue/text';
import type { AnyFault } from './faults';
import { pause } from './latency';
import { messages } from './messages';

function text(body: string, type: string): Response {
  return new Response(body, { status: 200, headers: { 'Content-Type': type } });
}

/** Milliseconds for the headers to arrive before the connection breaks. */
const FLUSH_MS = 10;

/** A response whose connection breaks after its headers and the start of its body. */
function dropped(): Response {
  const beginning = new TextEncoder().encode('{"data":[{"id":1,');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(beginning),
    pull: async (controller) => {
      await pause(FLUSH_MS);
      controller.error(new Error('The connection was lost'));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

let tenMegabytes = '';

/** 10 MB of JSON that starts like a list. */
function huge(): string {
  const items = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id, text: 'x'.repeat(10_000) }));
  tenMegabytes ||= JSON.stringify({ data: items(1000) });
  return tenMegabytes;
}

/** Messages by status; `broken` for any other. */
const messageFor: Readonly<Record<number, Text>> = {
  401: messages.signedOut,
  409: messages.changedElsewhere,
  422: messages.refused,
  429: messages.tooMany,
};

/**
 * The response of a fault; `hang` never resolves. `slow` has an ordinary response and is handled in `serve`. A
 * fault of a stream has a near equivalent on other calls.
 */
export function faultResponse(
  fault: Exclude<AnyFault, { kind: 'slow' }>,
  language: Language,
): Response | Promise<never> {
  switch (fault.kind) {
    case 'status': {
      // A response with one of these statuses may have no body.
      if ([204, 205, 304].includes(fault.status))
        return new Response(null, { status: fault.status });
      const message = messageFor[fault.status] ?? messages.broken;
      const body = fault.body === undefined ? { message: message[language] } : fault.body;
      return Response.json(body, { status: fault.status });
    }
    case 'expire':
      return Response.json({ message: messages.signedOut[language] }, { status: 401 });
    case 'cut':
    case 'network':
      return Response.error();
    case 'stall':
    case 'hang':
      return new Promise<never>(() => {});
    case 'html':
      return text('<!doctype html><title>Sign in to the network</title><p>Hello', 'text/html');
    case 'dropped':
      return dropped();
    case 'null':
      return text('null', 'application/json');
    case 'no-content':
      return new Response(null, { status: 204 });
    case 'huge':
      return text(huge(), 'application/json');
    case 'truncated':
      return text('{"data":[{"id":1,"title":"Bache', 'application/json');
    case 'garble':
    case 'wrong-shape':
      return text('{"data":"unexpected","pagination":null,"total":"many"}', 'application/json');
    case 'empty':
      return text('', 'application/json');
  }
}
