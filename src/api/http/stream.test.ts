import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { recordedRequests } from '@/mocks/server/recorder';
import { openSession } from '@/mocks/data/sessions';
import { configureClient } from './client';
import type { AskBody, Citation, Message } from '@/api/sophie/contract';
import { describeFailure, isCancelled, StaleSessionError, InvalidResponseError } from './errors';
import { bearerToken, publicToken, endSession, startSession, storePublicToken } from './session';
import { ask } from '@/api/sophie/queries';

const ORIGIN = 'http://localhost:3000';
const PATH = `${ORIGIN}/api/v1/sophie/messages`;
const onUnauthorized = vi.fn(() => endSession());

beforeEach(() => {
  endSession();
  onUnauthorized.mockClear();
  configureClient({ baseUrl: ORIGIN, onUnauthorized });
});

const body = (text: string): AskBody => ({
  client_id: `c-${text}`,
  text,
  sees: { answers: true, saved: true },
});

/** Opens a stream and records its events. */
function open(text: string, onText?: (texts: string[], stop: () => void) => void) {
  const stop = new AbortController();
  const received: { opened: number; texts: string[]; citations: Citation[] } = {
    opened: 0,
    texts: [],
    citations: [],
  };
  const answer: Promise<Message> = ask(body(text), {
    language: 'en-US',
    signal: stop.signal,
    onOpen: () => (received.opened += 1),
    onText: (piece) => {
      received.texts.push(piece);
      onText?.(received.texts, () => stop.abort());
    },
    onCitation: (citation) => received.citations.push(citation),
  });
  return { answer, received };
}

async function failure(answer: Promise<unknown>): Promise<unknown> {
  return answer.then(
    () => {
      throw new Error('did not fail');
    },
    (error: unknown) => error,
  );
}

/** Responds with these bytes, whole or in chunks. */
function answerWith(pieces: readonly string[], end: 'closed' | 'open' = 'closed') {
  server.use(
    http.post(PATH, () => {
      const encoder = new TextEncoder();
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const piece of pieces) controller.enqueue(encoder.encode(piece));
          if (end === 'closed') controller.close();
        },
      });
      return new HttpResponse(stream, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
}

describe('a stream', () => {
  it('passes on each event, and returns the whole answer', async () => {
    const { answer, received } = open('Compare Tampere and Twente');
    const message = await answer;
    expect(received.opened).toBe(1);
    expect(received.texts.length).toBeGreaterThan(20);
    expect(received.texts.join('')).toBe(message.text);
    expect(received.citations.map(({ number }) => number)).toEqual([1, 2]);
    expect(message).toMatchObject({ role: 'sophie', state: 'done' });
  });

  it.each(['student', 'visitor'])('carries the token of a %s and the language', async (as) => {
    if (as === 'student') startSession(await openSession('bearer', 1));
    await open('hello').answer;
    const sent = (await recordedRequests()).find(({ method }) => method === 'POST');
    expect(sent?.headers).toMatchObject({
      ...(as === 'student'
        ? { authorization: `Bearer ${bearerToken()}` }
        : { 'x-auth-token': publicToken() }),
      'accept-language': 'en-US',
      accept: 'text/event-stream',
      'content-type': expect.stringMatching(/json/),
    });
  });

  it('ends as cancelled when it is stopped', async () => {
    const { answer, received } = open('Compare Tampere and Twente', (texts, stop) => {
      if (texts.length === 5) stop();
    });
    expect(isCancelled(await failure(answer))).toBe(true);
    const { length } = received.texts;
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(received.texts).toHaveLength(length);
  });
});

describe('a refused stream', () => {
  it('ends the session once, with a 401', async () => {
    startSession('unknown');
    await failure(open('x').answer);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each(['html', 'truncated', 'empty', 'wrong-shape'] as const)(
    'is any response that is not a stream: %s',
    async (kind) => {
      addFault({ match: 'postMessage', kind });
      const { answer, received } = open('x');
      expect(await failure(answer)).toBeInstanceOf(InvalidResponseError);
      expect(received.opened).toBe(0);
    },
  );
});

describe('a stream that is requested', () => {
  it('is not sent for a page whose student has changed (R17)', async () => {
    startSession('t-1');
    storePublicToken('visit');
    document.cookie = 'token=t-2; path=/';
    const before = (await recordedRequests()).length;
    expect(await failure(open('x').answer)).toBeInstanceOf(StaleSessionError);
    expect(await recordedRequests()).toHaveLength(before);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('in the middle of a stream', () => {
  it('a lost connection is a network error, and earlier events are kept', async () => {
    addFault({ match: 'postMessage', kind: 'cut', after: 7 });
    const { answer, received } = open('Compare Tampere and Twente');
    expect(describeFailure(await failure(answer))).toEqual({ kind: 'network' });
    expect(received.texts).toHaveLength(7);
  });

  it('a 401 ends the session once, with its message', async () => {
    startSession(await openSession('bearer', 1));
    addFault({ match: 'postMessage', kind: 'expire' });
    const { answer } = open('Compare Tampere and Twente');
    await failure(answer);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    const [[error] = []] = onUnauthorized.mock.calls as unknown[][]; // called with the error
    expect(describeFailure(error)).toMatchObject({ kind: 'message', status: 401 });
  });

  it('another student receives no more events', async () => {
    startSession(await openSession('bearer', 1));
    const { answer, received } = open('Compare Tampere and Twente', (texts) => {
      if (texts.length === 4) startSession('another');
    });
    expect(await failure(answer)).toBeInstanceOf(StaleSessionError);
    expect(received.texts).toHaveLength(4);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('an invalid event is unreadable, whatever follows it', async () => {
    const message = { id: 1, role: 'sophie', text: 'x', created_at: '2026-01-01' };
    const done = `event: done\ndata: ${JSON.stringify({ message })}\n\n`;
    answerWith(['event: delta\ndata: {"text":5}\n\n', done]);
    const { answer, received } = open('x');
    expect(await failure(answer)).toBeInstanceOf(InvalidResponseError);
    expect(received.texts).toEqual([]);
  });

  it.each([
    ['an unknown event', 'event: thought\ndata: {"text":"x"}\n\n'],
    ['a text that is none', 'event: delta\ndata: {"text":5}\n\n'],
    ['no data', 'event: delta\ndata: nothing\n\n'],
    ['an end before it is done', 'event: delta\ndata: {"text":"x"}\n\n'],
    ['nothing', ''],
    ['a page in between', '<!doctype html><p>Sign in</p>\n\n'],
  ])('%s is unreadable', async (_, text) => {
    answerWith([text]);
    expect(await failure(open('x').answer)).toBeInstanceOf(InvalidResponseError);
  });

  it.each([
    [
      { message: 'Too long', status: 413 },
      { kind: 'message', text: 'Too long', status: 413, language: 'en-US' },
    ],
    [{ status: 503 }, { kind: 'status', status: 503 }],
    [{ message: 'Gone' }, { kind: 'message', text: 'Gone', status: 500, language: 'en-US' }],
  ])('an error event %o fails the call', async (data, expected) => {
    answerWith([`event: error\ndata: ${JSON.stringify(data)}\n\n`]);
    expect(describeFailure(await failure(open('x').answer))).toEqual(expected);
  });
});
