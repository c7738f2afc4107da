import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { listen } from '../../tools/local-servers.mjs';

/** A proxy that changes responses. */
export type Tampering = {
  url: string;
  /** Addresses of scripts whose last byte is changed from now on: `;` or `}` to a space. */
  changed: Set<string>;
  /** Changes the HTML of pages. */
  pages: (html: string) => string;
  /** Sends a page in two parts: the second one, from this text on, once `until` resolves. */
  pause: { before: string; until: Promise<void> } | null;
  stop: () => Promise<void>;
};

/** Starts a proxy of a site with these changes. */
export async function startTampering(site: string): Promise<Tampering> {
  const server = createServer((request, response) => {
    const pass = async () => {
      const body =
        request.method === 'GET' || request.method === 'HEAD'
          ? {}
          : { body: Readable.toWeb(request), duplex: 'half' };
      const answer = await fetch(site + (request.url ?? '/'), {
        method: request.method ?? 'GET',
        headers: { ...onlyTexts(request.headers), 'accept-encoding': 'identity' },
        ...body,
      } as RequestInit); // Node's own type of a body is not the browser's.
      let content = Buffer.from(await answer.arrayBuffer());
      if (tampering.changed.has(request.url ?? '')) content = changedAtTheEnd(content);
      if (answer.headers.get('content-type')?.startsWith('text/html')) {
        content = Buffer.from(tampering.pages(content.toString()));
      }
      response.statusCode = answer.status;
      for (const [name, value] of answer.headers) {
        if (!HOP.has(name)) response.setHeader(name, value);
      }
      const { pause } = tampering;
      const cut = pause ? content.indexOf(pause.before) : -1;
      if (pause && cut > 0) {
        response.write(content.subarray(0, cut));
        await pause.until;
      }
      response.end(content.subarray(Math.max(cut, 0)));
    };
    pass().catch(() => response.destroy());
  });
  const tampering: Tampering = {
    ...(await listen(server)),
    changed: new Set(),
    pages: (html) => html,
    pause: null,
  };
  return tampering;
}

/** Headers of one connection, or of the unchanged body. */
const HOP = new Set([
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'keep-alive',
]);

function onlyTexts(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !HOP.has(entry[0]),
  );
  return Object.fromEntries(kept.filter(([name]) => name !== 'host'));
}

function changedAtTheEnd(content: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const copy = Buffer.from(content);
  const last = copy.toString().trimEnd().length - 1;
  const at = Buffer.byteLength(copy.toString().slice(0, last));
  copy[at] = 32;
  return copy;
}
