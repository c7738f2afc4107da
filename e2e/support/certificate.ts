import { execFileSync } from 'node:child_process';
import { HOST } from './port';
import { findProgram } from './program';

/** A private key with a certificate that it signed itself, in one text. */
export function makeCertificate(): string {
  const options = ['-nodes', '-days', '2', '-subj', `/CN=${HOST}`, '-keyout', '-', '-out', '-'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  return execFileSync(
    findProgram('openssl', 'openssl'),
    ['req', '-x509', ...key, ...options, '-addext', `subjectAltName=IP:${HOST}`],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
}
