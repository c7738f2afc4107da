import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerWith, asked, refuseWith } from '@/test/scripted-api';
import { holdCalls } from '@/test/held-calls';
import { openHook } from '@/test/hook';
import { achievementsQuery, achievementWriteMutation, useAchievements } from './queries';
import type { Achievement } from './contract';

const { queryKey } = achievementsQuery();
const chess: Achievement = { id: 1, type: 'club', title: 'Chess', order_no: 1 };
const choir: Achievement = { id: 2, type: 'arts', title: 'Choir', order_no: 2 };
const fields = { type: 'arts' as const, title: 'Choir' };
const add = { kind: 'add' as const, fields, client_id: 'c' };
const rename = { kind: 'change' as const, id: 1, changes: { title: 'Go' } };

describe('the cached achievements', () => {
  it('show a change at once, then the server’s version', async () => {
    const held = holdCalls();
    const { current, client } = openHook(useAchievements);
    expect(current()).toMatchObject({ achievements: undefined, failed: false });
    await waitFor(() => expect(held).toHaveLength(1));
    act(() => held[0]?.answer([chess]));
    await waitFor(() => expect(current().achievements).toEqual([chess]));
    let done: Promise<unknown> = Promise.resolve();
    act(() => {
      done = current().write(rename);
    });
    await waitFor(() => expect(current().achievements).toEqual([{ ...chess, title: 'Go' }]));
    expect(client.getQueryData(queryKey)).toEqual([chess]);
    await waitFor(() => expect(held).toHaveLength(2));
    const saved = { ...chess, title: 'Go', role: 'Captain' };
    act(() => held[1]?.answer({ data: saved }));
    expect(await done).toEqual(saved);
    await waitFor(() => expect(current().achievements).toEqual([saved]));
    expect(client.getQueryData(queryKey)).toEqual([saved]);
    // The write succeeded, so nothing is read again.
    expect(held).toHaveLength(2);
  });

  it('show a new one once the server has numbered it', async () => {
    answerWith([chess], { data: choir });
    const { current } = openHook(useAchievements);
    await waitFor(() => expect(current().achievements).toEqual([chess]));
    expect(await act(() => current().writeFromForm(add))).toEqual(choir);
    await waitFor(() => expect(current().achievements).toEqual([chess, choir]));
  });

  it('are refetched if a change succeeded during the read', async () => {
    const held = holdCalls();
    const { current } = openHook(useAchievements);
    await waitFor(() => expect(held).toHaveLength(1));
    act(() => void current().write(rename));
    await waitFor(() => expect(held).toHaveLength(2));
    const saved = { ...chess, title: 'Go' };
    act(() => held[1]?.answer({ data: saved }));
    await waitFor(() => expect(held).toHaveLength(3));
    expect(held[0]?.config.signal).toMatchObject({ aborted: true });
    act(() => held[2]?.answer([saved]));
    await waitFor(() => expect(current().achievements).toEqual([saved]));
  });

  it('roll back and refetch after a refused change, with one report', async () => {
    const onError = vi.fn();
    const { current, client } = openHook(useAchievements, onError);
    answerWith([chess]);
    await waitFor(() => expect(current().achievements).toEqual([chess]));
    client.setQueryData(['other'], []);
    refuseWith(500);
    expect(await act(() => current().write(rename))).toBe(false);
    expect(onError).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(current().achievements).toEqual([chess]);
    expect((await asked()).map(({ call }) => call.split(' ')[0]).slice(0, 3)).toEqual([
      ...['GET', 'PATCH', 'GET'],
    ]);
    expect(client.getQueryState(['other'])?.isInvalidated).toBe(false);
  });

  it('leave the report of a refused change to the form', async () => {
    const onError = vi.fn();
    const { current } = openHook(useAchievements, onError);
    answerWith([chess]);
    await waitFor(() => expect(current().achievements).toEqual([chess]));
    refuseWith(422);
    await expect(act(() => current().writeFromForm(rename))).rejects.toThrow('422');
    expect(onError).not.toHaveBeenCalled();
  });

  it('report a failed read, and load on retry', async () => {
    refuseWith(400);
    const onError = vi.fn();
    const { current } = openHook(useAchievements, onError);
    await waitFor(() => expect(current().failed).toBe(true));
    expect(onError).not.toHaveBeenCalled();
    answerWith([chess]);
    act(() => current().retry());
    await waitFor(() => expect(current().achievements).toEqual([chess]));
    expect(current().failed).toBe(false);
  });
});

it('stay empty after a change if they were never loaded', async () => {
  const client = new QueryClient();
  answerWith({ data: choir });
  await new MutationObserver(client, achievementWriteMutation(client, false)).mutate(add);
  expect(client.getQueryData(queryKey)).toBeUndefined();
});
