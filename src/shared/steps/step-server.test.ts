import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newPlanStep } from '@/api/plan-step/contract';
import { endSession, startSession } from '@/api/http/session';
import { planStepsQuery } from '@/api/plan-step/queries';
import { server } from '@/mocks/hosts/node';
import { answerWith, asked, refuseWith } from '@/test/scripted-api';
import { newEntry } from './outbox';
import { stepServer } from './step-server';

const place = { program_id: '9', key: 'test' };
const fields = newPlanStep('test');
const entry = newEntry(place, fields);
const record = { program_id: 9, key: 'test', ...fields, updated_at: '2026-11-21' };
const { queryKey } = planStepsQuery();

function openServer() {
  startSession('linhs');
  const client = new QueryClient();
  client.setQueryData(queryKey, []);
  return { client, send: stepServer(client) };
}

afterEach(() => {
  endSession();
  vi.restoreAllMocks();
});

describe('sending a change', () => {
  it('replaces the step in the cache, or deletes it there', async () => {
    const { client, send } = openServer();
    answerWith({ data: record }, {});
    expect(await send(entry)).toEqual({ kind: 'saved' });
    expect(client.getQueryData(queryKey)).toEqual([record]);
    expect(await send(newEntry(place, null))).toEqual({ kind: 'saved' });
    expect(client.getQueryData(queryKey)).toEqual([]);
    expect((await asked()).map(({ call }) => call)).toEqual([
      'PUT /api/v1/student/plan-steps/9/test',
      'DELETE /api/v1/student/plan-steps/9/test',
    ]);
  });

  it.each([404, 410])('that deletes a step which is gone (%i) is saved', async (status) => {
    const { client, send } = openServer();
    client.setQueryData(queryKey, [record]);
    refuseWith(status, {});
    expect(await send(newEntry(place, null))).toEqual({ kind: 'saved' });
    expect(client.getQueryData(queryKey)).toEqual([]);
  });

  it.each([
    [422, { errors: { title: ['Too long'] } }, { text: 'Too long', language: 'en-US' }],
    [404, {}, { text: null }],
    [403, {}, { text: null }],
  ])('that is refused (%i) has the reason', async (status, body, reason) => {
    refuseWith(status, body);
    expect(await openServer().send(entry)).toEqual({
      kind: 'refused',
      refusal: { status, ...reason },
    });
  });

  it.each([408, 409, 429, 500, 503])('that fails (%i) may be sent again', async (status) => {
    refuseWith(status);
    expect(await openServer().send(entry)).toEqual({ kind: 'failed' });
  });

  it.each([
    ['the network', () => HttpResponse.error()],
    ['a session', () => HttpResponse.json({}, { status: 401 })],
  ])('without %s stops', async (_, answer) => {
    server.use(http.put('*/api/*', answer));
    expect(await openServer().send(entry)).toEqual({ kind: 'stopped' });
  });
});

describe('nothing is sent', () => {
  it('while the device is offline', async () => {
    const { send } = openServer();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await send(entry)).toEqual({ kind: 'stopped' });
    expect(await asked()).toEqual([]);
  });

  it('after a logout, also if the same student is back: a new page sends it', async () => {
    const { send } = openServer();
    endSession();
    startSession('linhs again');
    expect(await send(entry)).toEqual({ kind: 'stopped' });
    expect(await asked()).toEqual([]);
  });

  it('if another student has signed in in another tab', async () => {
    const { send } = openServer();
    document.cookie = 'token=minhs; path=/';
    expect(await send(entry)).toEqual({ kind: 'stopped' });
    expect(await asked()).toEqual([]);
  });
});

it('a response after a logout leaves the change to the next login', async () => {
  const { client, send } = openServer();
  server.use(
    http.put('*/api/*', () => {
      endSession();
      return HttpResponse.json({ data: record });
    }),
  );
  expect(await send(entry)).toEqual({ kind: 'stopped' });
  expect(client.getQueryData(queryKey)).toEqual([]);
});
