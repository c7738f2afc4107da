import { createServer } from 'node:http';
import { isVisit, studentOf } from './accounts.mjs';
import { callsOf } from './calls.mjs';
import { languageOf, messages, Refusal } from './texts.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('./store.mjs').Store} Store
 */

/** Longer bodies are a 413. */
const MAX_BYTES = 64 * 1024;
/** What is read of a longer one, so that its sender gets the answer. */
const MOST_READ = 16 * MAX_BYTES;
const ALLOWED_HEADERS = 'Authorization, X-auth-token, X-XSRF-TOKEN, Accept-Language, Content-Type';

/**
 * Lets the pages of the named origins call, with credentials.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {readonly string[]} origins
 */
function allowOrigin({ headers: { origin } }, response, origins) {
  response.appendHeader('Vary', 'Origin');
  if (origin === undefined || !origins.includes(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', 'Content-Language');
}

/** @param {ServerResponse} response */
function answerPreflight(response) {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS);
  // The most that Chromium remembers.
  response.setHeader('Access-Control-Max-Age', '7200');
  response.writeHead(204).end();
}

/**
 * The JSON object of a body; an empty one for none.
 * @param {IncomingMessage} request
 * @returns {Promise<Record<string, unknown>>}
 */
async function readBody(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MOST_READ) break;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BYTES) throw new Refusal(413, messages.tooLarge);
  if (size === 0) return {};
  const body = parsed(Buffer.concat(chunks).toString());
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(422, messages.invalid, { body: messages.invalid });
  }
  return { ...body };
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, messages.notJson);
  }
}

/** @param {IncomingMessage} request */
function addressOf(request) {
  try {
    return new URL(request.url ?? '', 'http://server');
  } catch {
    throw new Refusal(400, messages.notJson);
  }
}

/**
 * The API over a store, as a server that does not listen yet.
 * @param {{ store: Store, origins?: readonly string[], now?: () => Date }} options
 */
export function createApi({ store, origins = [], now = () => new Date() }) {
  const calls = new Map(Object.entries(callsOf(store)));
  const paths = new Set([...calls.keys()].map((key) => key.split(' ')[1]));

  /** @param {IncomingMessage} request @param {ServerResponse} response */
  function callFor(request, response) {
    const { pathname, searchParams: query } = addressOf(request);
    const call = calls.get(`${request.method === 'HEAD' ? 'GET' : request.method} ${pathname}`);
    if (call) return { call, query };
    if (!paths.has(pathname)) throw new Refusal(404, messages.notFound);
    const methods = [...calls.keys()].filter((key) => key.endsWith(` ${pathname}`));
    response.setHeader('Allow', methods.map((key) => key.split(' ')[0]).join(', '));
    throw new Refusal(405, messages.wrongMethod);
  }

  /** @param {IncomingMessage} request @param {ServerResponse} response */
  async function answer(request, response) {
    const { call, query } = callFor(request, response);
    const [caller, resolve] = call;
    const at = now();
    const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const student = bearer === null ? null : studentOf(store.db, bearer, at);
    const isRequired = caller === 'student' || (bearer !== null && caller !== 'guest');
    if (!student && isRequired) throw new Refusal(401, messages.signedOut);
    const visit = String(request.headers['x-auth-token'] ?? '');
    if (caller === 'visit' && !isVisit(store.db, visit, at)) {
      throw new Refusal(401, messages.visitEnded);
    }
    const body = request.method === 'POST' ? await readBody(request) : {};
    const language = languageOf(request.headers['accept-language']);
    return resolve({ body, query, language, student, bearer, now: at });
  }

  /** @param {unknown} error @returns {Refusal} */
  function refusalOf(error) {
    if (error instanceof Refusal) return error;
    console.error(error);
    return new Refusal(500, messages.broken);
  }

  /** @param {IncomingMessage} request @param {ServerResponse} response */
  async function serve(request, response) {
    const language = languageOf(request.headers['accept-language']);
    /** @param {number} status @param {unknown} body */
    const send = (status, body) => {
      const headers = {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Language': language,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      };
      response.writeHead(status, headers).end(JSON.stringify(body));
    };
    try {
      send(200, await answer(request, response));
    } catch (error) {
      // The caller has gone.
      if (response.destroyed) return;
      const refusal = refusalOf(error);
      // What is left of the body would be read as the next request.
      if (!request.complete) response.setHeader('Connection', 'close');
      send(refusal.status, refusal.body(language));
    }
  }

  const server = createServer((request, response) => {
    allowOrigin(request, response, origins);
    response.appendHeader('Vary', 'Accept-Language, Authorization, X-auth-token');
    if (request.method === 'OPTIONS') answerPreflight(response);
    else void serve(request, response);
  });
  server.requestTimeout = 30_000;
  return server;
}
