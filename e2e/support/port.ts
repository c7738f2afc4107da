import { once } from 'node:events';
import { createServer } from 'node:net';

/** The host of the test servers. */
export const HOST = '127.0.0.1';

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}
