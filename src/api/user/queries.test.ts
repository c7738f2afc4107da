import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, asked, refuseWith } from '@/test/scripted-api';
import { holdCalls } from '@/test/held-calls';
import { verifyPhoneMutation } from '@/api/auth/queries';
import type { User } from './contract';
import { recommendationsQuery } from '@/api/engine/queries';

import { schoolQuery } from '@/api/school/queries';
import {
  changeBasicInfoMutation,
  changeUserMutation,
  saveBasicInfo,
  saveBasicInfoMutation,
  schoolListVisitedMutation,
} from './mutations';
import { basicInfoQuery, isFirstTimeUser, userQuery } from './queries';

const EN = 'en-US';
const VI = 'vi-VN';
const user: User = { id: 1, name: 'Linh', email: 'linh@example.com' };
const english = basicInfoQuery(EN).queryKey;
const vietnamese = basicInfoQuery(VI).queryKey;
const engine = recommendationsQuery(EN, { position: 'final', page: 1, body: {} }).queryKey;
const school = schoolQuery(EN, 1, {}).queryKey;

let client: QueryClient;

/** The names of the stale queries. */
const outdated = () =>
  [english, vietnamese, engine, school, userQuery().queryKey].filter(
    (queryKey) => client.getQueryState(queryKey)?.isInvalidated,
  );

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(english, { sat: 1400 });
  client.setQueryData(vietnamese, { sat: 1400 });
  client.setQueryData<unknown>(engine, {});
  client.setQueryData<unknown>(school, {});
  client.setQueryData(userQuery().queryKey, user);
});

describe('the student after a change', () => {
  const changed = { ...user, name: 'Mai' };
  it.each([
    ['by a form', () => new MutationObserver(client, changeUserMutation(client)).mutate({})],
    [
      'by a visit of the school list',
      () => new MutationObserver(client, schoolListVisitedMutation(client)).mutate(),
    ],
    [
      'by a code',
      () =>
        new MutationObserver(client, verifyPhoneMutation(client)).mutate({
          code: '1',
          language: EN,
        }),
    ],
  ])('%s, is what the server says', async (_by, change) => {
    answerWith({ data: changed });
    await change();
    expect(client.getQueryData(userQuery().queryKey)).toEqual(changed);
    expect(outdated()).toEqual([]);
  });
});

describe('the basic info, replaced', () => {
  const save = (body: object, before: object) =>
    new MutationObserver(client, saveBasicInfoMutation(client, EN)).mutate({ body, before });

  it('is the server’s version, and dependent queries are refetched', async () => {
    answerWith({ data: { sat: 1500, ielts: 7 } });
    await save({ sat: 1500 }, {});
    expect(client.getQueryData(english)).toEqual({ sat: 1500, ielts: 7 });
    expect(outdated()).toEqual([vietnamese, engine, school]);
  });

  it('is the server’s version even during another write', async () => {
    const other = { mutationKey: ['other'], mutationFn: () => new Promise<never>(() => {}) };
    void new MutationObserver(client, other).mutate();
    answerWith({ data: { sat: 1500, ielts: 7 } });
    await save({ sat: 1500 }, {});
    expect(client.getQueryData(english)).toEqual({ sat: 1500, ielts: 7 });
  });

  it('rolls back and refetches after a refused write', async () => {
    refuseWith(500);
    client.setQueryData(english, { sat: 1500 });
    await expect(save({ sat: 1500 }, { sat: 1400 })).rejects.toThrow('500');
    expect(client.getQueryData(english)).toEqual({ sat: 1400 });
    expect(outdated()).toEqual([english, vietnamese]);
  });

  it('stays as last changed while that write is pending', async () => {
    const calls = holdCalls();
    client.setQueryData(english, { sat: 1600 });
    const [first, second] = [save({ sat: 1500 }, {}), save({ sat: 1600 }, {})];
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.answer({ data: { sat: 1500 } });
    await first;
    expect(client.getQueryData(english)).toEqual({ sat: 1600 });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer({ data: { sat: 1600, ielts: 7 } });
    await second;
    expect(client.getQueryData(english)).toEqual({ sat: 1600, ielts: 7 });
  });

  it('outside the cache is cancelled with its signal', async () => {
    const calls = holdCalls();
    const stop = new AbortController();
    const saved = saveBasicInfo({}, EN, { signal: stop.signal }).catch((error: unknown) => error);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    stop.abort();
    expect(await saved).toMatchObject({ code: 'ERR_CANCELED' });
  });
});

describe('the basic info, changed in part', () => {
  const change = (changes: object) =>
    new MutationObserver(client, changeBasicInfoMutation(client)).mutate({ changes, language: EN });

  it('is read first, so that changes of another tab are kept', async () => {
    answerWith({ data: { sat: 1300, ielts: 7 } }, { data: { sat: 1300, ielts: 8, average: 9 } });
    await change({ ielts: 8 });
    expect(await asked()).toEqual([
      { call: 'GET /api/v1/student/basic-info', language: EN, body: null },
      { call: 'PUT /api/v1/student/basic-info', language: EN, body: { sat: 1300, ielts: 8 } },
    ]);
    expect(client.getQueryData(english)).toEqual({ sat: 1300, ielts: 8, average: 9 });
  });

  it('shows in the other language too; that and dependent queries are refetched', async () => {
    answerWith({ data: { sat: 1400 } }, { data: { sat: 1400, ielts: 8, average: 9 } });
    await change({ ielts: 8 });
    expect(client.getQueryData(vietnamese)).toEqual({ sat: 1400, ielts: 8 });
    expect(outdated()).toEqual([vietnamese, engine, school]);
    expect([engine, school].map((key) => client.getQueryData(key))).toEqual([{}, {}]);
    expect(client.getQueryData(userQuery().queryKey)).toEqual(user);
  });

  it('is the server’s version if that differs from what was sent', async () => {
    answerWith({ data: {} }, { data: { ielts: 7.5 } });
    await change({ ielts: 7.6 });
    expect(client.getQueryData(english)).toEqual({ ielts: 7.5 });
  });

  it('creates no record in a language that was not loaded', async () => {
    client.removeQueries({ queryKey: vietnamese });
    void client.prefetchQuery({ queryKey: vietnamese, queryFn: () => new Promise(() => {}) });
    answerWith({ data: {} }, { data: { ielts: 8 } });
    await change({ ielts: 8 });
    expect(client.getQueryData(vietnamese)).toBeUndefined();
  });
});

it.each([
  [true, false],
  [false, true],
  [null, true],
  [undefined, true],
] as const)('a list visited %s makes a first-time user %s (spec section 4)', (visited, first) => {
  expect(
    isFirstTimeUser({ ...user, ...(visited !== undefined && { isSchoolListVisited: visited }) }),
  ).toBe(first);
});
