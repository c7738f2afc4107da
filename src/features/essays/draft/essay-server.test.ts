import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { essayQuery } from '@/api/essay/queries';
import { ApiError } from '@/api/http/errors';
import { endSession, startSession } from '@/api/http/session';
import { server } from '@/mocks/hosts/node';
import { answerWith, asked, refuseWith } from '@/test/scripted-api';
import { essayServer } from './essay-server';

const essay = {
  id: 'e1',
  content: 'Title: Rain Essay: It rained.',
  status: 'draft',
  version: 3,
  updated_at: '2026-11-26T08:00:00Z',
};
const body = { content: essay.content, version: 2 };

function openServer() {
  startSession('linhs');
  const client = new QueryClient();
  return { client, save: essayServer(client, 'e1') };
}

afterEach(() => {
  endSession();
  vi.restoreAllMocks();
});

const language = 'en-US';

describe('saving an essay', () => {
  it('puts the saved text into the cache', async () => {
    const { client, save } = openServer();
    answerWith({ data: essay });
    expect(await save(body)).toMatchObject({ kind: 'saved', essay: { version: 3 } });
    expect(client.getQueryData(essayQuery('e1').queryKey)).toMatchObject({ version: 3 });
  });

  it.each([
    [
      422,
      { errors: { content: ['Too long.'] } },
      { kind: 'refused', message: 'Too long.', language },
    ],
    [422, { message: 'Not this one.' }, { kind: 'refused', message: 'Not this one.', language }],
    [404, {}, { kind: 'gone' }],
    [410, {}, { kind: 'gone' }],
    [503, {}, { kind: 'failed', offline: false }],
  ])('that is answered with %i %j is %j', async (status, answer, outcome) => {
    refuseWith(status, answer);
    expect(await openServer().save(body)).toEqual({ ...outcome, cause: expect.any(ApiError) });
  });

  it('without a network is tried again when there is one', async () => {
    server.use(http.patch('*/api/*', () => HttpResponse.error()));
    expect(await openServer().save(body)).toMatchObject({ kind: 'failed', offline: true });
  });
});

describe('nothing is sent', () => {
  it('while the device is offline', async () => {
    const { save } = openServer();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await save(body)).toEqual({ kind: 'failed', offline: true });
    expect(await asked()).toEqual([]);
  });

  it('after a logout, not even for the next student (R17)', async () => {
    const { save } = openServer();
    endSession();
    startSession('minhs');
    expect(await save(body)).toEqual({ kind: 'failed', offline: false });
    expect(await asked()).toEqual([]);
  });
});
