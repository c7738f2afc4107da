import { MutationObserver, QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, asked, refuseWith } from '@/test/scripted-api';
import { holdCalls } from '@/test/held-calls';
import { verifyPhoneMutation } from '@/api/auth/queries';
import type { BasicInfo, User } from './contract';
import { bookmarksQuery } from '@/api/bookmark/queries';
import { recommendationsQuery } from '@/api/engine/queries';
import { savedScholarshipsQuery, scholarshipsQuery } from '@/api/scholarship/queries';
import { schoolQuery } from '@/api/school/queries';
import { changeBasicInfoMutation, saveBasicInfo } from './change-basic-info';
import { changeUserMutation, schoolListVisitedMutation } from './mutations';
import { basicInfoQuery, isFirstTimeUser, userQuery } from './queries';

const EN = 'en-US';
const VI = 'vi-VN';
const user: User = { id: 1, name: 'Linh', email: 'linh@example.com' };
const english = basicInfoQuery(EN).queryKey;
const vietnamese = basicInfoQuery(VI).queryKey;
const dependents: readonly QueryKey[] = [
  recommendationsQuery(EN, { position: 'final', page: 1, body: {} }).queryKey,
  schoolQuery(EN, 1, {}).queryKey,
  bookmarksQuery(EN).queryKey,
  scholarshipsQuery(EN, {}).queryKey,
  savedScholarshipsQuery(EN).queryKey,
];

let client: QueryClient;

/** The names of the stale queries. */
const outdated = () =>
  [english, vietnamese, ...dependents, userQuery().queryKey].filter(
    (queryKey) => client.getQueryState(queryKey)?.isInvalidated,
  );

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(english, { sat: 1400 });
  client.setQueryData(vietnamese, { sat: 1400 });
  for (const queryKey of dependents) client.setQueryData(queryKey, {});
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

  it('is not replaced by an older read that is answered later', async () => {
    const calls = holdCalls();
    const read = client.fetchQuery({ ...userQuery(), staleTime: 0 });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const write = new MutationObserver(client, changeUserMutation(client)).mutate({ name: 'Mai' });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer({ data: changed });
    await write;
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    calls[0]?.answer({ data: user });
    calls[2]?.answer({ data: changed });
    expect(await read).toEqual(changed);
    expect(client.getQueryData(userQuery().queryKey)).toEqual(changed);
  });
});

it('the basic info, saved outside the cache, is cancelled with its signal', async () => {
  const calls = holdCalls();
  const stop = new AbortController();
  const saved = saveBasicInfo({}, EN, { signal: stop.signal }).catch((error: unknown) => error);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  stop.abort();
  expect(await saved).toMatchObject({ code: 'ERR_CANCELED' });
});

describe('the basic info after a change', () => {
  const change = (changes: Partial<BasicInfo>, language = EN) =>
    new MutationObserver(client, changeBasicInfoMutation(client)).mutate({ changes, language });
  const named = (title: string) => ({ next_program_titles: [{ id: 1, title }] });

  it('is read first, so that changes of another tab are kept', async () => {
    answerWith({ data: { sat: 1300, ielts: 7 } }, { data: { sat: 1300, ielts: 8, average: 9 } });
    await change({ ielts: 8 });
    expect(await asked()).toEqual([
      { call: 'GET /api/v1/student/basic-info', language: EN, body: null },
      { call: 'PUT /api/v1/student/basic-info', language: EN, body: { sat: 1300, ielts: 8 } },
    ]);
    expect(client.getQueryData(english)).toEqual({ sat: 1300, ielts: 8, average: 9 });
  });

  it('keeps what else the server has, and its numbers may be texts', async () => {
    const majors = [{ id: 1, title: 'Law', code: 'L1' }];
    const other = { educational_records: { school: 4, next_program_titles: majors }, visa: 'F1' };
    answerWith({ data: { ...other, average: '8.5', graduation_year: '2028' } });
    await change({ ielts: 8 });
    const body = { ...other, average: 8.5, graduation_year: 2028, ielts: 8 };
    expect((await asked())[1]).toMatchObject({ body });
  });

  it('shows in the other language too; that and dependent queries are refetched', async () => {
    answerWith({ data: { sat: 1400 } }, { data: { sat: 1400, ielts: 8, average: 9 } });
    await change({ ielts: 8 });
    expect(client.getQueryData(vietnamese)).toEqual({ sat: 1400, ielts: 8 });
    expect(outdated()).toEqual([vietnamese, ...dependents]);
    expect(dependents.map((key) => client.getQueryData(key))).toEqual(dependents.map(() => ({})));
    expect(client.getQueryData(userQuery().queryKey)).toEqual(user);
  });

  it('keeps the titles of the other language until they are refetched', async () => {
    client.setQueryData(vietnamese, { educational_records: named('Luật') });
    answerWith({ data: {} }, { data: { educational_records: named('Music') } });
    await change({ educational_records: named('Music'), ielts: 8 });
    const info = { educational_records: named('Luật'), ielts: 8 };
    expect(client.getQueryData(vietnamese)).toEqual(info);
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

  it('has both of two quick changes', async () => {
    const calls = holdCalls();
    const both = [change({ sat: 1500 }), change({ ielts: 7 }, VI)];
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.answer({ data: {} });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer({ data: { sat: 1500 } });
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    calls[2]?.answer({ data: { sat: 1500 } });
    await vi.waitFor(() => expect(calls).toHaveLength(4));
    calls[3]?.answer({ data: { sat: 1500, ielts: 7 } });
    await Promise.all(both);
    const sent = calls.map(({ config }) => config.data ?? config.method);
    expect(sent).toEqual(['get', '{"sat":1500}', 'get', '{"sat":1500,"ielts":7}']);
  });

  it.each([
    ['in its language', EN],
    ['in the other language, on its first load', VI],
  ])('is not replaced by an older read %s, and who waits for that gets it', async (_, language) => {
    const calls = holdCalls();
    const query = basicInfoQuery(language);
    if (language === VI) client.removeQueries(query);
    const waiting = client.fetchQuery(query);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const changed = change({ ielts: 8 });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer({ data: {} });
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    calls[2]?.answer({ data: { ielts: 8 } });
    await changed;
    calls[0]?.answer({ data: { ielts: 5 } });
    await vi.waitFor(() => expect(calls).toHaveLength(4));
    calls[3]?.answer({ data: { ielts: 8 } });
    expect(await waiting).toEqual({ ielts: 8 });
    expect(client.getQueryData(query.queryKey)).toEqual({ ielts: 8 });
  });

  it('is unchanged and refetched after a refusal', async () => {
    refuseWith(500);
    await expect(change({ sat: 1500 })).rejects.toThrow('500');
    expect(client.getQueryData(english)).toEqual({ sat: 1400 });
    expect(outdated()).toEqual([english, vietnamese]);
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
