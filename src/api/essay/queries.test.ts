import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { AxiosError, AxiosHeaders } from 'axios';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { holdCalls } from '@/test/held-calls';
import { answerWith, asked, refuseWith } from '@/test/scripted-api';
import type { Essay } from './contract';
import {
  changeEssayMutation,
  createEssayMutation,
  deleteEssayMutation,
  essayQuery,
  essaysQuery,
  cacheEssay,
  newerEssay,
  restoreEssayMutation,
} from './queries';

const essay: Essay = {
  id: 'e1',
  content: 'Title: Rain Essay: It rained.',
  status: 'draft',
  version: 2,
  updated_at: '2026-11-21T07:00:00.000Z',
};

function refusal(status: number, data: unknown): AxiosError {
  const config = { headers: new AxiosHeaders() };
  return new AxiosError('no', 'ERR_BAD_REQUEST', config, null, {
    status,
    data,
    statusText: '',
    headers: {},
    config,
  });
}

describe('newerEssay', () => {
  it('is the essay in the body of a 409, and null for anything else', () => {
    expect(newerEssay(refusal(409, { message: 'Newer', data: essay }))).toEqual(essay);
    expect(newerEssay(refusal(422, { data: essay }))).toBeNull();
    expect(newerEssay(refusal(409, { message: 'Newer' }))).toBeNull();
    expect(newerEssay(new Error('no'))).toBeNull();
  });
});

describe('cacheEssay', () => {
  it('keeps the versions that a save does not return, and the place in the list', () => {
    const client = new QueryClient();
    const versions = [{ version: 1, content: 'Rain', saved_at: essay.updated_at }];
    const other = { ...essay, id: 'e2' };
    client.setQueryData(essayQuery('e1').queryKey, { ...essay, versions });
    client.setQueryData(essaysQuery().queryKey, [other, essay]);
    const saved = { ...essay, version: 3 };
    cacheEssay(client, saved);
    expect(client.getQueryData(essayQuery('e1').queryKey)).toEqual({ ...saved, versions });
    expect(client.getQueryData(essaysQuery().queryKey)).toEqual([other, saved]);
    cacheEssay(client, { ...essay, id: 'e3' });
    expect(client.getQueryData(essaysQuery().queryKey)?.map(({ id }) => id)).toEqual([
      'e3',
      'e2',
      'e1',
    ]);
  });

  it('replaces and removes an essay whose id is a number in the list and a text elsewhere', async () => {
    const client = new QueryClient();
    const listed = () => client.getQueryData(essaysQuery().queryKey);
    client.setQueryData(essaysQuery().queryKey, [{ ...essay, id: 1 }]);
    const saved = { ...essay, id: '1', version: 3 };
    cacheEssay(client, saved);
    expect(listed()).toEqual([saved]);
    answerWith(null);
    await new MutationObserver(client, deleteEssayMutation(client)).mutate(1);
    expect(listed()).toEqual([]);
  });

  it('creates neither a list nor versions if none were cached', () => {
    const client = new QueryClient();
    cacheEssay(client, essay);
    expect(client.getQueryData(essaysQuery().queryKey)).toBeUndefined();
    expect(client.getQueryData(essayQuery('e1').queryKey)).toEqual(essay);
  });

  it('takes the versions of an essay that has them', () => {
    const client = new QueryClient();
    const versions = [{ version: 1, content: 'Rain', saved_at: essay.updated_at }];
    client.setQueryData(essayQuery('e1').queryKey, { ...essay, versions: [] });
    cacheEssay(client, { ...essay, versions });
    expect(client.getQueryData(essayQuery('e1').queryKey)?.versions).toEqual(versions);
  });
});

describe('the cached essays after a write', () => {
  const { queryKey: list } = essaysQuery();
  const { queryKey: one } = essayQuery('e1');
  const other = { ...essay, id: 'e2' };
  const newer = { ...essay, version: 7, content: 'Snow' };
  let client: QueryClient;

  beforeEach(() => {
    client = new QueryClient();
    client.setQueryData(list, [other, essay]);
    client.setQueryData(one, essay);
  });

  it('have a new essay first', async () => {
    const made = { ...essay, id: 'e3' };
    answerWith({ data: made });
    await new MutationObserver(client, createEssayMutation(client)).mutate({ client_id: 'c' });
    expect(client.getQueryData(list)).toEqual([made, other, essay]);
    expect(client.getQueryData(essayQuery('e3').queryKey)).toEqual(made);
  });

  it('lose a deleted essay, until it is restored', async () => {
    answerWith({}, { data: newer });
    await new MutationObserver(client, deleteEssayMutation(client)).mutate('e1');
    expect(client.getQueryData(list)).toEqual([other]);
    expect(client.getQueryData(one)).toBeUndefined();
    await new MutationObserver(client, restoreEssayMutation(client)).mutate('e1');
    expect(client.getQueryData(list)).toEqual([newer, other]);
    expect(client.getQueryData(one)).toEqual(newer);
  });

  it('stay empty after a deletion if they were never loaded', async () => {
    client.removeQueries({ queryKey: list });
    answerWith({});
    await new MutationObserver(client, deleteEssayMutation(client)).mutate('e1');
    expect(client.getQueryData(list)).toBeUndefined();
  });

  it.each<[string, () => Promise<unknown>, Essay[]]>([
    [
      'a change',
      () =>
        new MutationObserver(client, changeEssayMutation(client)).mutate({
          essay,
          changes: { status: 'done' },
        }),
      [other, newer],
    ],
    [
      'a new essay',
      () => new MutationObserver(client, createEssayMutation(client)).mutate({ client_id: 'c' }),
      [other, newer],
    ],
    [
      'a deletion',
      () => new MutationObserver(client, deleteEssayMutation(client)).mutate('e1'),
      [other],
    ],
  ])('are read again if %s succeeded during the read', async (_, write, written) => {
    const held = holdCalls();
    onTestFinished(new QueryObserver(client, essaysQuery()).subscribe(() => {}));
    await vi.waitFor(() => expect(held).toHaveLength(1));
    const done = write();
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[1]?.answer({ data: newer });
    await done;
    held[0]?.answer([other, essay]);
    await vi.waitFor(() => expect(client.getQueryData(list)).toEqual(written));
    await vi.waitFor(() => expect(held).toHaveLength(3));
    held[2]?.answer([newer]);
    await vi.waitFor(() => expect(client.getQueryData(list)).toEqual([newer]));
  });

  describe('changes of an essay’s settings', () => {
    const change = () =>
      new MutationObserver(client, changeEssayMutation(client)).mutate({
        essay,
        changes: { status: 'done' },
      });
    const bodies = async () => (await asked()).map(({ body }) => body);

    it('are sent with the version that was loaded', async () => {
      answerWith({ data: newer });
      expect(await change()).toEqual(newer);
      expect(await bodies()).toEqual([{ status: 'done', version: 2 }]);
      expect(client.getQueryData(list)).toEqual([other, newer]);
    });

    it('are sent again once, with the newer version of a 409', async () => {
      refuseWith(409, { message: 'Newer', data: newer });
      await expect(change()).rejects.toThrow('409');
      expect(await bodies()).toEqual([
        { status: 'done', version: 2 },
        { status: 'done', version: 7 },
      ]);
    });

    it('are not sent again after any other refusal', async () => {
      refuseWith(422, { data: newer });
      await expect(change()).rejects.toThrow('422');
      expect(await bodies()).toHaveLength(1);
    });
  });
});
