import { MutationObserver, QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith } from '@/test/scripted-api';
import type { Message } from './contract';
import { clearMessagesMutation, cancelMessages, cacheTurn, messagesQuery } from './queries';

const EN = 'en-US';
const english = messagesQuery(EN).queryKey;
const vietnamese = messagesQuery('vi-VN').queryKey;

function message(id: number, client_id: string | null): Message {
  return { id, role: id % 2 ? 'student' : 'sophie', text: `${id}`, created_at: '2026', client_id };
}
const first = [message(1, 'a'), message(2, 'a')];
const second = [message(3, 'b'), message(4, 'b')];

let client: QueryClient;
const isOutdated = (queryKey: QueryKey) => client.getQueryState(queryKey)?.isInvalidated;

/** Starts a read in one language that never ends. */
function reading(queryKey: QueryKey): () => boolean {
  void client
    .fetchQuery({ queryKey, queryFn: () => new Promise(() => {}), staleTime: 0 })
    .catch(() => undefined);
  return () => client.getQueryState(queryKey)?.fetchStatus === 'fetching';
}

beforeEach(() => {
  client = new QueryClient();
});

describe('a turn that is added to the cache', () => {
  it('is appended if it is new, and the other language is refetched', () => {
    client.setQueryData(english, first);
    client.setQueryData(vietnamese, first);
    expect(cacheTurn(client, EN, second)).toBe(true);
    expect(client.getQueryData(english)).toEqual([...first, ...second]);
    expect(isOutdated(english)).toBe(false);
    expect(isOutdated(vietnamese)).toBe(true);
  });

  it('replaces the turn of the same question', () => {
    const third = [message(5, 'c'), message(6, 'c')];
    client.setQueryData(english, [...first, ...second, ...third]);
    const again = [message(7, 'b'), message(8, 'b')];
    cacheTurn(client, EN, again);
    expect(client.getQueryData(english)).toEqual([...first, ...again, ...third]);
  });

  it('replaces the first turn if it has the same id', () => {
    client.setQueryData(english, [...first, ...second]);
    const again = [message(7, 'a'), message(8, 'a')];
    cacheTurn(client, EN, again);
    expect(client.getQueryData(english)).toEqual([...again, ...second]);
  });

  it('is appended if it has no id, even beside other turns without one', () => {
    const unnamed = [message(1, null), message(2, null)];
    client.setQueryData(english, unnamed);
    cacheTurn(client, EN, [message(7, null)]);
    expect(client.getQueryData(english)).toEqual([...unnamed, message(7, null)]);
    cacheTurn(client, EN, []);
    expect(client.getQueryData(english)).toHaveLength(3);
  });

  it('creates no conversation if none was loaded', () => {
    expect(cacheTurn(client, EN, first)).toBe(false);
    expect(client.getQueryData(english)).toBeUndefined();
  });
});

describe('a pending read of the conversation', () => {
  it('is cancelled in every language', async () => {
    const both = [reading(english), reading(vietnamese)];
    await cancelMessages(client);
    expect(both.map((isReading) => isReading())).toEqual([false, false]);
  });

  it('is not cancelled if it is the first in this language', async () => {
    const both = [reading(english), reading(vietnamese)];
    await cancelMessages(client, EN);
    expect(both.map((isReading) => isReading())).toEqual([true, false]);
  });

  it('is cancelled if the conversation is loaded', async () => {
    client.setQueryData(english, first);
    const isReading = reading(english);
    await cancelMessages(client, EN);
    expect(isReading()).toBe(false);
  });

  it('is the only query that is cancelled', async () => {
    const isReading = reading(['user']);
    await cancelMessages(client);
    expect(isReading()).toBe(true);
  });
});

describe('a cleared conversation', () => {
  it('is empty in every language, and stays so after a pending read', async () => {
    client.setQueryData(english, first);
    client.setQueryData(vietnamese, first);
    client.setQueryData(['user'], first);
    const isReading = reading(vietnamese);
    answerWith({});
    const onCleared = vi.fn();
    await new MutationObserver(client, clearMessagesMutation(client, onCleared)).mutate();
    expect(client.getQueryData(english)).toEqual([]);
    expect(client.getQueryData(vietnamese)).toEqual([]);
    expect(client.getQueryData(['user'])).toEqual(first);
    expect(isReading()).toBe(false);
    expect(onCleared).toHaveBeenCalledTimes(1);
  });
});
