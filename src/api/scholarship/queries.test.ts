import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, asked, refuseWith } from '@/test/asked';
import { holdCalls } from '@/test/held-calls';
import { openHook } from '@/test/hook';
import { configureClient } from '@/api/http/client';
import {
  addScholarshipsMutation,
  savedScholarshipsQuery,
  saveScholarships,
  useSavedScholarships,
} from './queries';
import { announceSession, endSession, startSession } from '@/api/http/session';

const EN = 'en-US';
const one = { id: 1, name: 'One', provider: 'A' };
const two = { id: '2', name: 'Two', provider: 'B' };
const { queryKey } = savedScholarshipsQuery(EN);
const { queryKey: inVietnamese } = savedScholarshipsQuery('vi-VN');
const calls = async () => (await asked()).map(({ call }) => call.replace('/api/v1/bookmark/', ''));
const bodies = async () => (await asked()).map(({ body }) => body);

beforeEach(() => {
  startSession('t-1');
  announceSession();
  const settings = { baseUrl: '', timeoutMs: undefined, onUnauthorized: () => {} };
  configureClient({ ...settings, language: () => EN });
});

describe('what a student saved', () => {
  it('is not asked for by a visitor, who has what is being written all the same', async () => {
    endSession();
    announceSession();
    const held = holdCalls();
    const { here } = openHook(() => useSavedScholarships(EN));
    expect(here()).toMatchObject({ saved: undefined, known: [], retrying: false, failed: false });
    act(() => here().write({ scholarship: one, saved: true }));
    await waitFor(() => expect(here().known).toEqual([one]));
    expect(here().saved).toBeUndefined();
    expect(held.map(({ config }) => config.method)).toEqual(['post']);
  });

  it('has a write at once, in its place, and for good once the server took it', async () => {
    const held = holdCalls();
    const { here, client } = openHook(() => useSavedScholarships(EN));
    await waitFor(() => expect(held).toHaveLength(1));
    expect(here().retrying).toBe(true);
    act(() => held[0]?.answer([one]));
    await waitFor(() => expect(here().saved).toEqual([one]));
    client.setQueryData(inVietnamese, [one]);
    client.setQueryData(['other'], [one]);
    act(() => here().write({ scholarship: two, saved: true }));
    await waitFor(() => expect(here().saved).toEqual([one, two]));
    expect(client.getQueryData(queryKey)).toEqual([one]);
    await waitFor(() => expect(held).toHaveLength(2));
    act(() => held[1]?.answer({ data: two }));
    await waitFor(() => expect(client.getQueryData(queryKey)).toEqual([one, two]));
    expect(client.getQueryData(inVietnamese)).toEqual([one, two]);
    expect(client.getQueryData(['other'])).toEqual([one]);
    expect(here().known).toEqual([one, two]);
    act(() => here().write({ scholarship: { ...one, id: '1' }, saved: false }));
    await waitFor(() => expect(here().saved).toEqual([two]));
    await waitFor(() => expect(held).toHaveLength(3));
    expect(held[1]?.config).toMatchObject({ method: 'post', data: '{"scholarship_id":"2"}' });
    expect(held[2]?.config).toMatchObject({
      method: 'delete',
      url: '/api/v1/bookmark/scholarship/1',
    });
    act(() => held[2]?.answer({}));
    await waitFor(() => expect(client.getQueryData(queryKey)).toEqual([two]));
    // Nothing was in doubt: nothing was read again.
    expect(held).toHaveLength(3);
  });

  it('is the same after a write of what is so already', async () => {
    const { here, client } = openHook(() => useSavedScholarships(EN));
    client.setQueryData(queryKey, [one, two]);
    answerWith({ data: one });
    act(() => here().write({ scholarship: one, saved: true }));
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(client.getQueryData(queryKey)).toEqual([one, two]);
    act(() => here().write({ scholarship: { ...one, id: 3 }, saved: false }));
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(client.getQueryData(queryKey)).toEqual([one, two]);
  });

  it('goes back and is read again where a write was refused; that is said', async () => {
    const told = vi.fn();
    const { here, client } = openHook(() => useSavedScholarships(EN), told);
    answerWith([one]);
    await waitFor(() => expect(here().saved).toEqual([one]));
    client.setQueryData(['other'], []);
    refuseWith(500);
    act(() => here().write({ scholarship: two, saved: true }));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(here().saved).toEqual([one]));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(client.getQueryState(['other'])?.isInvalidated).toBe(false);
    expect((await calls()).slice(0, 3)).toEqual([
      'GET scholarship',
      'POST scholarship',
      'GET scholarship',
    ]);
  });

  it('is read again where it was being read while a write went through', async () => {
    const held = holdCalls();
    const { here, client } = openHook(() => useSavedScholarships(EN));
    await waitFor(() => expect(held).toHaveLength(1));
    client.setQueryData(inVietnamese, []);
    void client.prefetchQuery({ queryKey: ['other'], queryFn: () => new Promise(() => {}) });
    act(() => here().write({ scholarship: two, saved: true }));
    await waitFor(() => expect(held).toHaveLength(2));
    act(() => held[1]?.answer({ data: two }));
    await waitFor(() => expect(held).toHaveLength(3));
    expect(held[0]?.config.signal).toMatchObject({ aborted: true });
    expect(client.getQueryState(['other'])).toMatchObject({
      fetchStatus: 'fetching',
      isInvalidated: false,
    });
    expect(client.getQueryState(inVietnamese)?.isInvalidated).toBe(false);
    act(() => held[2]?.answer([two]));
    await waitFor(() => expect(here().saved).toEqual([two]));
  });

  it('is read again after a write, where it could not be read before', async () => {
    refuseWith(400);
    const { here } = openHook(() => useSavedScholarships(EN));
    await waitFor(() => expect(here().failed).toBe(true));
    answerWith({ data: two }, [one, two]);
    act(() => here().write({ scholarship: two, saved: true }));
    await waitFor(() => expect(here().saved).toEqual([one, two]));
  });

  it('stays as it is where a write was given up with its session', async () => {
    const held = holdCalls();
    const told = vi.fn();
    const { here, client } = openHook(() => useSavedScholarships(EN), told);
    await waitFor(() => expect(held).toHaveLength(1));
    act(() => held[0]?.answer([one]));
    await waitFor(() => expect(here().saved).toEqual([one]));
    act(() => here().write({ scholarship: two, saved: true }));
    await waitFor(() => expect(held).toHaveLength(2));
    endSession();
    act(() => held[1]?.answer({ data: two }));
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
    expect(told).not.toHaveBeenCalled();
  });

  it('says that it could not be read, and is read again by hand', async () => {
    refuseWith(400);
    const told = vi.fn();
    const { here } = openHook(() => useSavedScholarships(EN), told);
    await waitFor(() => expect(here().failed).toBe(true));
    expect(told).not.toHaveBeenCalled();
    answerWith([one]);
    act(() => here().retry());
    await waitFor(() => expect(here().saved).toEqual([one]));
    expect(here().failed).toBe(false);
  });
});

describe('what a visitor saved, put into the account', () => {
  const { signal } = new AbortController();

  it('goes one by one; what is not there any more is left out', async () => {
    refuseWith(404);
    await saveScholarships([1, '2'], EN, { signal, inlineError: true });
    expect(await bodies()).toEqual([{ scholarship_id: 1 }, { scholarship_id: '2' }]);
  });

  it('ends with what else is refused', async () => {
    refuseWith(403);
    await expect(saveScholarships([1, '2'], EN, { signal, inlineError: true })).rejects.toThrow(
      '403',
    );
    expect(await bodies()).toEqual([{ scholarship_id: 1 }]);
  });

  it('has the list asked for again, whether it went through or not', async () => {
    const client = new QueryClient();
    client.setQueryData(queryKey, []);
    client.setQueryData(['other'], []);
    const onAdded = vi.fn();
    const add = () =>
      new MutationObserver(client, addScholarshipsMutation(client, EN, onAdded)).mutate([1, '2']);
    const outdated = () => client.getQueryState(queryKey)?.isInvalidated;
    answerWith({ data: one }, { data: two });
    await add();
    expect(onAdded.mock.calls).toEqual([[[1, '2']]]);
    expect(await bodies()).toEqual([{ scholarship_id: 1 }, { scholarship_id: '2' }]);
    expect(outdated()).toBe(true);
    expect(client.getQueryState(['other'])?.isInvalidated).toBe(false);
    client.setQueryData(queryKey, []);
    refuseWith(403);
    await expect(add()).rejects.toThrow('403');
    expect(onAdded).toHaveBeenCalledTimes(1);
    expect(outdated()).toBe(true);
  });
});
