import { createServer as createMockApp } from '@mswjs/http-middleware';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { http } from 'msw';
import { controlHandlers } from '@/mocks/server/control';
import { record } from '@/mocks/server/recorder';
import { requestHandlers, unknownCall } from '@/mocks/server/request-handlers';

const HOST = '127.0.0.1';
const ALLOWED_HEADERS = 'Authorization, X-auth-token, Accept-Language, Content-Type, X-XSRF-TOKEN';
/** Seconds for which a browser may keep the answer to its preflight; Chrome keeps none longer than that. */
const MAX_AGE = '7200';
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Allows pages of this machine, on any port. */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  response.appendHeader('Vary', 'Origin');
  if (origin === undefined || !LOCAL.test(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS);
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader('Access-Control-Max-Age', MAX_AGE);
}

/** `Response.error()` has status 0, which HTTP cannot send: the connection is closed instead. */
function cutWhenFailed(response: ServerResponse): void {
  const end = response.end.bind(response);
  const endOrCut = (...args: Parameters<typeof end>) =>
    response.statusCode === 0 ? response.destroy() : end(...args);
  response.end = endOrCut as typeof response.end; // the overloads of `end` do not survive `Parameters`
}

/**
 * Ends a stream when its reader has gone, and the connection when the stream fails. The middleware's pipe does
 * neither.
 */
function tieStream(response: ServerResponse): void {
  response.once('pipe', (source) => {
    source.once('error', () => response.destroy());
    response.once('close', () => source.destroy());
  });
}

const recorder = http.all('*/api/*', ({ request }) => record(request));

export type HttpMock = { url: string; close: () => Promise<void> };

/**
 * The mock API as an HTTP server, with its controls under `/__*` (control.ts). `port` 0 picks a free one.
 * Closing ends calls that hang.
 */
export async function startHttpMock({ port = 0 } = {}): Promise<HttpMock> {
  const app: RequestListener = createMockApp(
    recorder,
    ...controlHandlers,
    ...requestHandlers,
    unknownCall,
  );
  const server = createServer((request, response) => {
    allowOrigin(request, response);
    cutWhenFailed(response);
    tieStream(response);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else app(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${HOST}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
