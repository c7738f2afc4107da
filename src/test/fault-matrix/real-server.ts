import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { listen } from '../../../tools/local-servers.mjs';

/** Starts a valid response, and drops the connection in the middle. */
export function drop(request: IncomingMessage, response: ServerResponse): void {
  const streams = request.headers.accept === 'text/event-stream';
  const [type, beginning] = streams
    ? ['text/event-stream', 'event: delta\ndata: {"te']
    : ['application/json', '{"data":[{"id":1,'];
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': 1000 });
  response.write(beginning, () => response.destroy());
}

/** A server on this machine. */
export function startServer(answer: RequestListener) {
  const server = createServer((request, response) => {
    const wanted = request.headers['access-control-request-headers'] ?? '';
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', wanted);
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    request.resume();
    answer(request, response);
  });
  return listen(server);
}
