import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { EndpointName } from '@/mocks/server/endpoint-map';
import { listen } from '../../local-servers.mjs';
import { callNames, calls } from '../calls';

/** A request on its way to the mock, which a damage may change. */
export type Passing = {
  /** `null` for a call that no contract has. */
  name: EndpointName | null;
  method: string;
  url: URL;
  headers: Headers;
  /** JSON; `undefined` without a body. */
  body: unknown;
  text: string;
};

/** A response on its way back, which a damage may change. */
export type Answer = { status: number; headers: Headers; body: unknown };

/** One thing that is wrong with a server. */
export type Damage = {
  /** Changes a request, or answers it in place of the mock. */
  before?: (passing: Passing) => Answer | void | Promise<Answer | void>;
  /** Changes a response that is JSON or has no body. */
  after?: (answer: Answer, passing: Passing) => void | Promise<void>;
  /** Changes a stream, which arrives as a whole then. */
  stream?: (text: string) => string;
};

const patterns = callNames.map((name) => {
  const { method, path } = calls[name];
  const source = path.replaceAll(/\{\w+\}/g, '[^/]+');
  return { name, method, pattern: new RegExp(`^${source}$`) };
});

function nameOf(method: string, { pathname }: URL): EndpointName | null {
  return patterns.find((one) => one.method === method && one.pattern.test(pathname))?.name ?? null;
}

async function textOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const OF_THE_CONNECTION = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect'];

function headersOf(request: IncomingMessage): Headers {
  const kept = Object.entries(request.headers).filter(([key]) => !OF_THE_CONNECTION.includes(key));
  return new Headers(kept.map(([key, value]) => [key, String(value)]));
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const bare = [...headers].filter(
    ([key]) => ![...OF_THE_CONNECTION, 'content-encoding', 'set-cookie'].includes(key),
  );
  response.writeHead(
    status,
    [...bare, ...headers.getSetCookie().map((one) => ['set-cookie', one])].flat(),
  );
  const isText = typeof body === 'string';
  response.end(body === undefined ? '' : isText ? body : JSON.stringify(body));
}

/** Passes a request on, as a proxy would. */
function passOn({ method, url, headers, text }: Passing): Promise<Response> {
  const hasBody = method !== 'GET' && text !== '';
  return fetch(url, { method, headers, redirect: 'manual', ...(hasBody ? { body: text } : {}) });
}

async function answer(passing: Passing, damage: Damage, response: ServerResponse): Promise<void> {
  const before = JSON.stringify(passing.body);
  const own = await damage.before?.(passing);
  if (own) return send(response, own);
  if (JSON.stringify(passing.body) !== before) passing.text = JSON.stringify(passing.body);
  const reply = await passOn(passing);
  const isStream = reply.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
  if (isStream && !damage.stream && reply.body) {
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    for await (const chunk of reply.body) response.write(chunk);
    response.end();
    return;
  }
  const text = await reply.text();
  const body = isStream ? damage.stream?.(text) : text === '' ? undefined : (parsed(text) ?? text);
  const made = { status: reply.status, headers: new Headers(reply.headers), body };
  await damage.after?.(made, passing);
  send(response, made);
}

/** The mock at `target` with one thing wrong. */
export function startDamagedServer(target: string, damage: Damage) {
  const server = createServer((request, response) => {
    void (async () => {
      const method = request.method ?? 'GET';
      const url = new URL(request.url ?? '/', target);
      const text = await textOf(request);
      const about = { name: nameOf(method, url), method, url, text };
      await answer({ ...about, headers: headersOf(request), body: parsed(text) }, damage, response);
    })().catch(() => response.destroy());
  });
  return listen(server);
}
