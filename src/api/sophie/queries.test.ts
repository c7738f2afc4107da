import { MutationObserver, QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith } from '@/test/asked';
import { configureClient } from '@/api/http/client';
import type { Message } from './contract';
import { clearMessagesMutation, holdMessages, keepTurn, messagesQuery } from './queries';

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

/** Begins to read in a language, without an end. */
function reading(queryKey: QueryKey): () => boolean {
  void client
    .fetchQuery({ queryKey, queryFn: () => new Promise(() => {}), staleTime: 0 })
    .catch(() => undefined);
  return () => client.getQueryState(queryKey)?.fetchStatus === 'fetching';
}

beforeEach(() => {
  client = new QueryClient();
  const settings = { baseUrl: '', timeoutMs: undefined, onUnauthorized: () => {} };
  configureClient({ ...settings, language: () => EN });
});

describe('a turn that is kept', () => {
  it('comes last where it is a new one, and the other language is read again', () => {
    client.setQueryData(english, first);
    client.setQueryData(vietnamese, first);
    expect(keepTurn(client, EN, second)).toBe(true);
    expect(client.getQueryData(english)).toEqual([...first, ...second]);
    expect(isOutdated(english)).toBe(false);
    expect(isOutdated(vietnamese)).toBe(true);
  });

  it('stands in its place where the question was asked before', () => {
    const third = [message(5, 'c'), message(6, 'c')];
    client.setQueryData(english, [...first, ...second, ...third]);
    const again = [message(7, 'b'), message(8, 'b')];
    keepTurn(client, EN, again);
    expect(client.getQueryData(english)).toEqual([...first, ...again, ...third]);
  });

  it('stands first where that is its place', () => {
    client.setQueryData(english, [...first, ...second]);
    const again = [message(7, 'a'), message(8, 'a')];
    keepTurn(client, EN, again);
    expect(client.getQueryData(english)).toEqual([...again, ...second]);
  });

  it('is a new one where it has no id, whatever else has none', () => {
    const unnamed = [message(1, null), message(2, null)];
    client.setQueryData(english, unnamed);
    keepTurn(client, EN, [message(7, null)]);
    expect(client.getQueryData(english)).toEqual([...unnamed, message(7, null)]);
    keepTurn(client, EN, []);
    expect(client.getQueryData(english)).toHaveLength(3);
  });

  it('makes no conversation where none was read', () => {
    expect(keepTurn(client, EN, first)).toBe(false);
    expect(client.getQueryData(english)).toBeUndefined();
  });
});

describe('the reading of the conversation', () => {
  it('is given up in every language', async () => {
    const both = [reading(english), reading(vietnamese)];
    await holdMessages(client);
    expect(both.map((isReading) => isReading())).toEqual([false, false]);
  });

  it('goes on where it is the first one in this language: nothing would ask again', async () => {
    const both = [reading(english), reading(vietnamese)];
    await holdMessages(client, EN);
    expect(both.map((isReading) => isReading())).toEqual([true, false]);
  });

  it('is given up where the conversation is there', async () => {
    client.setQueryData(english, first);
    const isReading = reading(english);
    await holdMessages(client, EN);
    expect(isReading()).toBe(false);
  });

  it('is all that is given up', async () => {
    const isReading = reading(['user']);
    await holdMessages(client);
    expect(isReading()).toBe(true);
  });
});

describe('a conversation that is cleared', () => {
  it('is empty in every language, and stays so whatever was being read', async () => {
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
