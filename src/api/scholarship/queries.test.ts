import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, asked, refuseWith } from '@/test/scripted-api';
import { holdCalls } from '@/test/held-calls';
import { openHook } from '@/test/hook';
import { savedScholarshipsQuery, useSavedScholarships } from './queries';
import { announceSession, endSession, startSession } from '@/api/http/session';

const EN = 'en-US';
const one = { id: 1, name: 'One', provider: 'A' };
const two = { id: '2', name: 'Two', provider: 'B' };
const { queryKey } = savedScholarshipsQuery(EN);
const { queryKey: inVietnamese } = savedScholarshipsQuery('vi-VN');
const calls = async () => (await asked()).map(({ call }) => call.replace('/api/v1/bookmark/', ''));

beforeEach(() => {
  startSession('t-1');
  announceSession();
});

const open = (onError?: () => void) => openHook(() => useSavedScholarships(EN), onError);

describe('a student’s saved scholarships', () => {
  it('are not fetched for a visitor, and can still be changed', async () => {
    endSession();
    announceSession();
    const held = holdCalls();
    const { current } = open();
    expect(current()).toMatchObject({
      saved: undefined,
      known: [],
      failed: false,
    });
    act(() => current().write({ scholarship: one, saved: true }));
    await waitFor(() => expect(current().known).toEqual([one]));
    expect(current().saved).toBeUndefined();
    expect(held.map(({ config }) => config.method)).toEqual(['post']);
  });

  it('are not lost by closing the page: the browser asks while one is being written', async () => {
    const asksToClose = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    const held = holdCalls();
    const { current } = open();
    await waitFor(() => expect(held).toHaveLength(1));
    act(() => held[0]?.answer([]));
    await waitFor(() => expect(current().saved).toEqual([]));
    expect(asksToClose()).toBe(false);
    act(() => current().write({ scholarship: one, saved: true }));
    await waitFor(() => expect(held).toHaveLength(2));
    expect(asksToClose()).toBe(true);
    act(() => held[1]?.answer({ data: one }));
    await waitFor(() => expect(asksToClose()).toBe(false));
  });

  it('show a write at once in its place, and keep it after the response', async () => {
    const held = holdCalls();
    const { current, client } = open();
    await waitFor(() => expect(held).toHaveLength(1));
    act(() => held[0]?.answer([one]));
    await waitFor(() => expect(current().saved).toEqual([one]));
    client.setQueryData(inVietnamese, [one]);
    client.setQueryData(['other'], [one]);
    act(() => current().write({ scholarship: two, saved: true }));
    await waitFor(() => expect(current().saved).toEqual([one, two]));
    expect(client.getQueryData(queryKey)).toEqual([one]);
    await waitFor(() => expect(held).toHaveLength(2));
    act(() => held[1]?.answer({ data: two }));
    await waitFor(() => expect(client.getQueryData(queryKey)).toEqual([one, two]));
    // The texts differ in the other language, so that list is refetched.
    expect(client.getQueryData(inVietnamese)).toEqual([one]);
    expect(client.getQueryState(inVietnamese)?.isInvalidated).toBe(true);
    expect(client.getQueryData(['other'])).toEqual([one]);
    expect(current().known).toEqual([one, two]);
    act(() => current().write({ scholarship: { ...one, id: '1' }, saved: false }));
    await waitFor(() => expect(current().saved).toEqual([two]));
    await waitFor(() => expect(held).toHaveLength(3));
    expect(held[1]?.config).toMatchObject({ method: 'post', data: '{"scholarship_id":"2"}' });
    expect(held[2]?.config).toMatchObject({
      method: 'delete',
      url: '/api/v1/bookmark/scholarship/1',
    });
    act(() => held[2]?.answer({}));
    await waitFor(() => expect(client.getQueryData(queryKey)).toEqual([two]));
    // The write succeeded, so nothing is read again.
    expect(held).toHaveLength(3);
  });

  it('get a write in its own language, if the page has switched meanwhile', async () => {
    const held = holdCalls();
    let language = EN;
    const { current, client, rerender } = openHook(() => useSavedScholarships(language));
    client.setQueryData(queryKey, []);
    client.setQueryData(inVietnamese, []);
    act(() => current().write({ scholarship: two, saved: true }));
    await waitFor(() => expect(held).toHaveLength(2));
    language = 'vi-VN';
    rerender();
    act(() => held[1]?.answer({ data: two }));
    await waitFor(() => expect(client.getQueryData(queryKey)).toEqual([two]));
    expect(client.getQueryData(inVietnamese)).toEqual([]);
    await waitFor(() => expect(held).toHaveLength(3));
    expect(held[2]?.config.headers['Accept-Language']).toBe('vi-VN');
  });

  it('are unchanged by a write that changes nothing', async () => {
    const { current, client } = open();
    client.setQueryData(queryKey, [one, two]);
    answerWith({ data: one });
    act(() => current().write({ scholarship: one, saved: true }));
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(client.getQueryData(queryKey)).toEqual([one, two]);
    act(() => current().write({ scholarship: { ...one, id: 3 }, saved: false }));
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(client.getQueryData(queryKey)).toEqual([one, two]);
  });

  it('roll back and refetch after a refused write, with a report', async () => {
    const onError = vi.fn();
    const { current, client } = open(onError);
    answerWith([one]);
    await waitFor(() => expect(current().saved).toEqual([one]));
    client.setQueryData(['other'], []);
    refuseWith(500);
    act(() => current().write({ scholarship: two, saved: true }));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(current().saved).toEqual([one]));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(client.getQueryState(['other'])?.isInvalidated).toBe(false);
    expect((await calls()).slice(0, 3)).toEqual([
      'GET scholarship',
      'POST scholarship',
      'GET scholarship',
    ]);
  });

  it('are refetched if a write succeeded during the read', async () => {
    const held = holdCalls();
    const { current, client } = open();
    await waitFor(() => expect(held).toHaveLength(1));
    client.setQueryData(inVietnamese, []);
    void client.prefetchQuery({ queryKey: ['other'], queryFn: () => new Promise(() => {}) });
    act(() => current().write({ scholarship: two, saved: true }));
    await waitFor(() => expect(held).toHaveLength(2));
    act(() => held[1]?.answer({ data: two }));
    await waitFor(() => expect(held).toHaveLength(3));
    expect(held[0]?.config.signal).toMatchObject({ aborted: true });
    expect(client.getQueryState(['other'])).toMatchObject({
      fetchStatus: 'fetching',
      isInvalidated: false,
    });
    expect(client.getQueryState(inVietnamese)?.isInvalidated).toBe(true);
    act(() => held[2]?.answer([two]));
    await waitFor(() => expect(current().saved).toEqual([two]));
  });

  it('report a failed read, and load after a write', async () => {
    refuseWith(400);
    const onError = vi.fn();
    const { current } = open(onError);
    await waitFor(() => expect(current().failed).toBe(true));
    expect(onError).not.toHaveBeenCalled();
    answerWith({ data: two }, [one, two]);
    act(() => current().write({ scholarship: two, saved: true }));
    await waitFor(() => expect(current().saved).toEqual([one, two]));
    expect(current().failed).toBe(false);
  });
});
