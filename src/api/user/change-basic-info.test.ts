import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configureClient } from '@/api/http/client';
import { createQueryClient } from '@/api/http/query-client';
import { startSession } from '@/api/http/session';
import { holdCalls, type HeldCall } from '@/test/held-calls';
import type { BasicInfo } from './contract';
import { changeBasicInfoMutation } from './change-basic-info';
import { basicInfoQuery } from './queries';

const EN = 'en-US';
const VI = 'vi-VN';

let client: QueryClient;
let calls: HeldCall[];
let reported: unknown[];

beforeEach(() => {
  reported = [];
  configureClient({ onError: (error) => reported.push(error) });
  startSession('abc');
  client = createQueryClient();
  calls = holdCalls();
});

type Changed = { language?: string; inlineError?: boolean };

/** Resolves to what became of the change. */
function change(changes: Partial<BasicInfo>, { language = EN, inlineError = false }: Changed = {}) {
  const options = changeBasicInfoMutation(client, inlineError);
  return new MutationObserver(client, options).mutate({ changes, language }).then(
    () => 'saved',
    () => 'failed',
  );
}

/** The call with this number, from 0, once it is sent. */
async function sent(number: number): Promise<HeldCall> {
  return vi.waitFor(() => {
    const call = calls[number];
    if (!call) throw new Error(`Call ${number} is not sent`);
    return call;
  });
}

/** Answers the read with this number with a record, and the write that follows with what it sends. Returns that. */
async function answerPair(number: number, record: BasicInfo): Promise<BasicInfo> {
  (await sent(number)).answer({ data: record });
  const write = await sent(number + 1);
  const body = JSON.parse(String(write.config.data)) as BasicInfo; // the app's own
  write.answer({ data: body });
  return body;
}

describe('quick changes of the basic info', () => {
  it('are one write if they are made before it is sent; the last value of a field wins', async () => {
    const changes = [change({ country_ids: [1] })];
    await sent(0);
    changes.push(change({ country_ids: [1, 2], sat: 1400 }), change({ country_ids: [1, 2, 3] }));
    const written = await answerPair(0, { ielts: 7 });
    expect(written).toEqual({ country_ids: [1, 2, 3], sat: 1400, ielts: 7 });
    expect(await Promise.all(changes)).toEqual(['saved', 'saved', 'saved']);
    expect(calls).toHaveLength(2);
    expect(client.getQueryData(basicInfoQuery(EN).queryKey)).toEqual(written);
  });

  it('are one more write if they are made while one is being sent', async () => {
    const changes = [change({ country_ids: [1] })];
    (await sent(0)).answer({ data: {} });
    const first = await sent(1);
    changes.push(change({ country_ids: [1, 2] }), change({ country_ids: [1, 2, 3] }));
    first.answer({ data: { country_ids: [1] } });
    expect(await answerPair(2, { country_ids: [1] })).toEqual({ country_ids: [1, 2, 3] });
    expect(await Promise.all(changes)).toEqual(['saved', 'saved', 'saved']);
    expect(calls).toHaveLength(4);
  });

  it('are sent in their order, those of another language by themselves', async () => {
    const changes = [
      change({ sat: 1000 }),
      change({ sat: 1100 }),
      change({ sat: 1200 }, { language: VI }),
      change({ sat: 1300 }),
    ];
    const written: unknown[] = [];
    for (const number of [0, 2, 4]) written.push((await answerPair(number, {})).sat);
    await Promise.all(changes);
    expect(written).toEqual([1100, 1200, 1300]);
    const languages = calls.map(({ config }) => config.headers['Accept-Language']);
    expect(languages).toEqual([EN, EN, VI, VI, EN, EN]);
  });

  it('that were not sent when the session ended are never sent (R17)', async () => {
    void change({ sat: 1000 });
    void change({ sat: 1100 });
    const first = await sent(0);
    startSession('def');
    client.clear();
    const next = change({ ielts: 7 });
    first.answer({ data: {} });
    (await sent(1)).answer({ data: {} });
    (await sent(2)).answer({ data: { ielts: 7 } });
    expect(await next).toBe('saved');
    expect(calls.map(({ config }) => config.data)).toEqual([undefined, undefined, '{"ielts":7}']);
  });

  it('fail together, with one message; the next one is sent', async () => {
    const changes = [change({ sat: 1000 }), change({ sat: 1100 })];
    (await sent(0)).answer({ data: {} });
    const first = await sent(1);
    const next = change({ ielts: 8 });
    first.fail(422);
    expect(await Promise.all(changes)).toEqual(['failed', 'failed']);
    expect(reported).toHaveLength(1);
    expect(await answerPair(2, {})).toEqual({ ielts: 8 });
    expect(await next).toBe('saved');
  });

  it('are sent one by one if the account cannot be read', async () => {
    const changes = [change({ sat: 1000 }), change({ ielts: 7 })];
    (await sent(0)).fail(404);
    expect(await answerPair(1, {})).toEqual({ ielts: 7 });
    expect(await Promise.all(changes)).toEqual(['failed', 'saved']);
  });

  it('of a form that shows its failures do not fail with those of a page that does not', async () => {
    const changes = [change({ sat: 1100 }), change({ ielts: 7 }, { inlineError: true })];
    await answerPair(0, {});
    (await sent(2)).answer({ data: {} });
    (await sent(3)).fail(422);
    expect(await Promise.all(changes)).toEqual(['saved', 'failed']);
    expect(reported).toEqual([]);
  });
});
