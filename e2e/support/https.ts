import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createServer } from 'node:tls';
import { HOST, portOf } from './port';
import { findProgram } from './program';

/** A private key with a certificate that it signed itself, in one text. */
function makeCertificate(): string {
  const options = ['-nodes', '-days', '2', '-subj', `/CN=${HOST}`, '-keyout', '-', '-out', '-'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  return execFileSync(
    findProgram('openssl', 'openssl'),
    ['req', '-x509', ...key, ...options, '-addext', `subjectAltName=IP:${HOST}`],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
}

/** Serves an HTTP site over HTTPS, on a free port. A connection that ends on one side ends on the other. */
export async function serveSecurely(site: string): Promise<{ url: string; stop: () => void }> {
  const pem = makeCertificate();
  const server = createServer({ key: pem, cert: pem }, (outside) => {
    const inside = connect(Number(new URL(site).port), HOST);
    outside.pipe(inside).pipe(outside);
    for (const [one, other] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      // Errors are ignored: the other side sees that the connection has closed.
      one.on('error', () => undefined);
      one.once('close', () => other.destroy());
    }
  });
  await once(server.listen(0, HOST), 'listening');
  return { url: `https://${HOST}:${portOf(server)}`, stop: () => void server.close() };
}
