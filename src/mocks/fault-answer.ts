import type { Language, Text } from './catalogue/text';
import type { AnyFault } from './faults';
import { messages } from './messages';

function text(body: string, type: string): Response {
  return new Response(body, { status: 200, headers: { 'Content-Type': type } });
}

/** What the API says with a status; `broken` with any other. */
const saidFor: Readonly<Record<number, Text>> = {
  401: messages.signedOut,
  409: messages.changedElsewhere,
  422: messages.refused,
  429: messages.tooMany,
};

/**
 * The answer that a fault gives in place of the ordinary one; a hang gives none. `slow` has the ordinary
 * answer and does not come here. A fault of a stream does to another call what comes nearest.
 */
export function faultAnswer(
  fault: Exclude<AnyFault, { kind: 'slow' }>,
  language: Language,
): Response | Promise<never> {
  switch (fault.kind) {
    case 'status': {
      // A response with one of these statuses may have no body.
      if ([204, 205, 304].includes(fault.status))
        return new Response(null, { status: fault.status });
      const said = saidFor[fault.status] ?? messages.broken;
      const body = fault.body === undefined ? { message: said[language] } : fault.body;
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
    case 'truncated':
      return text('{"data":[{"id":1,"title":"Bache', 'application/json');
    case 'garble':
    case 'wrong-shape':
      return text('{"data":"unexpected","pagination":null,"total":"many"}', 'application/json');
    case 'empty':
      return text('', 'application/json');
  }
}
