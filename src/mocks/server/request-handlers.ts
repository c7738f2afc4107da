import { http, type HttpHandler } from 'msw';
import { languageOf } from './language';
import { messages } from './messages';
import { endpointNames, routes } from './routes';
import { serve } from './serve';

/** All calls of the contract, for the worker, Vitest and the HTTP server. */
export const requestHandlers: HttpHandler[] = endpointNames.map((name) =>
  serve(name, routes[name]),
);

/**
 * 404 for any other call under `/api/`, like a real server. Not in Vitest, where an unexpected request must
 * fail the test (R37).
 */
export const unknownCall: HttpHandler = http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => {
  const language = languageOf(request.headers.get('Accept-Language'));
  return Response.json({ message: messages.notFound[language] }, { status: 404 });
});
