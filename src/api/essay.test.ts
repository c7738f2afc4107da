import { QueryClient } from '@tanstack/react-query';
import { AxiosError, AxiosHeaders } from 'axios';
import { describe, expect, it } from 'vitest';
import type { Essay } from './contract/essay';
import { essayQuery, essaysQuery, keepEssay, newerEssay } from './essay';

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
  it('is the essay in the answer of a 409, and nothing else', () => {
    expect(newerEssay(refusal(409, { message: 'Newer', data: essay }))).toEqual(essay);
    expect(newerEssay(refusal(422, { data: essay }))).toBeNull();
    expect(newerEssay(refusal(409, { message: 'Newer' }))).toBeNull();
    expect(newerEssay(new Error('no'))).toBeNull();
  });
});

describe('keepEssay', () => {
  it('keeps the versions that a save does not tell, and the place in the list', () => {
    const client = new QueryClient();
    const versions = [{ version: 1, content: 'Rain', saved_at: essay.updated_at }];
    const other = { ...essay, id: 'e2' };
    client.setQueryData(essayQuery('e1').queryKey, { ...essay, versions });
    client.setQueryData(essaysQuery().queryKey, [other, essay]);
    const saved = { ...essay, version: 3 };
    keepEssay(client, saved);
    expect(client.getQueryData(essayQuery('e1').queryKey)).toEqual({ ...saved, versions });
    expect(client.getQueryData(essaysQuery().queryKey)).toEqual([other, saved]);
    keepEssay(client, { ...essay, id: 'e3' });
    expect(client.getQueryData(essaysQuery().queryKey)?.map(({ id }) => id)).toEqual([
      'e3',
      'e2',
      'e1',
    ]);
  });

  it('makes no list where none was loaded', () => {
    const client = new QueryClient();
    keepEssay(client, essay);
    expect(client.getQueryData(essaysQuery().queryKey)).toBeUndefined();
  });
});
