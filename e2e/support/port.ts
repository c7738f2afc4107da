import { once } from 'node:events';
import { createServer } from 'node:net';

/** The host of the test servers. */
export const HOST = '127.0.0.1';

/** The port of a listening server. */
export function portOf(server: { address: () => string | { port: number } | null }): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return address.port;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
