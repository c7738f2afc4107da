import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** A raw response. */
export type RawAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
};

/** Requests an exact path, which `fetch` would normalize. */
export function askFor(
  site: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, body: bytes.toString(), bytes });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
