import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { call } from '@/api/http/client';
import { announceSession, endSession, startSession } from '@/api/http/session';
import { getBasicInfo, putBasicInfo } from '@/api/user/contract';
import { addFault } from '@/mocks/server/faults';
import { recordedRequests } from '@/mocks/server/recorder';
import { mayLogOut } from '@/browser/before-logout';
import { signInAs } from '@/mocks/hosts/test-client';
import { holdCalls } from '@/test/held-calls';
import { openHook } from '@/test/hook';
import { useAnswers } from './use-answers';

async function openForStudent() {
  startSession(await signInAs('minh'));
  announceSession();
  return openHook(useAnswers);
}

const renderForStudent = async () => (await openForStudent()).current;

describe("a student's answers", () => {
  it('are both saved if two are given at once', async () => {
    const current = await renderForStudent();
    await waitFor(() => expect(current().loading).toBe(false));
    act(() => {
      current().change({ classGradeId: 12 });
      current().change({ ielts: 7 });
    });
    await waitFor(async () => {
      const puts = (await recordedRequests()).filter(({ method }) => method === 'PUT');
      expect(puts.at(-1)?.body).toMatchObject({ class_grade_id: 12, ielts: 7 });
    });
    expect(current().answers).toMatchObject({ classGradeId: 12, ielts: 7 });
  });

  it('are the same at each render, and so is what changes them', async () => {
    const { current, rerender } = await openForStudent();
    await waitFor(() => expect(current().loading).toBe(false));
    const { answers, change } = current();
    rerender();
    expect(current().answers).toBe(answers);
    expect(current().change).toBe(change);
  });

  it('are saved if given before the record has loaded', async () => {
    const current = await renderForStudent();
    act(() => current().change({ sat: 1300 }));
    await waitFor(() => expect(current().answers.sat).toBe(1300));
  });

  it('are saved if given before the record has loaded, on a page that is left at once', async () => {
    const current = await renderForStudent();
    act(() => current().change({ sat: 1300 }));
    cleanup();
    await waitFor(async () => {
      const puts = (await recordedRequests()).filter(({ method }) => method === 'PUT');
      expect(puts.at(-1)?.body).toMatchObject({ sat: 1300 });
    });
  });

  it('that could not be loaded are not replaced by a change, unless it is confirmed', async () => {
    addFault({ match: 'getBasicInfo', kind: 'status', status: 500, times: 2 });
    const current = await renderForStudent();
    await call(putBasicInfo, { body: { country_ids: [1] } });
    expect(current().known).toBe(false);
    await waitFor(() => expect(current().loading).toBe(false));
    expect(current().known).toBe(false);
    act(() => current().change({ countryIds: [2] }));
    await waitFor(() =>
      expect(current()).toMatchObject({ known: true, answers: { countryIds: [1] } }),
    );
    expect(await call(getBasicInfo, {})).toEqual({ country_ids: [1] });
  });

  it('that could not be loaded can be replaced if that is confirmed, or added to', async () => {
    addFault({ match: 'getBasicInfo', kind: 'status', status: 500, times: 2 });
    const current = await renderForStudent();
    await call(putBasicInfo, { body: { country_ids: [1] } });
    await waitFor(() => expect(current().loading).toBe(false));
    act(() => {
      current().change({ countryIds: [2] }, true);
      current().change({ sat: 1300 });
    });
    await waitFor(async () =>
      expect(await call(getBasicInfo, {})).toEqual({ country_ids: [2], sat: 1300 }),
    );
  });

  it('keep what another tab has saved meanwhile', async () => {
    const current = await renderForStudent();
    await waitFor(() => expect(current().loading).toBe(false));
    await call(putBasicInfo, { body: { ielts: 7 } });
    act(() => current().change({ sat: 1300 }));
    await waitFor(() => expect(current().answers).toMatchObject({ ielts: 7, sat: 1300 }));
    expect(await call(getBasicInfo, {})).toEqual({ ielts: 7, sat: 1300 });
  });

  it.each([false, true])(
    'keep a major that this page has no title for when another is added; still loading: %s',
    async (loading) => {
      const majors = [{ title: 'Làm nước mắm' }];
      startSession(await signInAs('minh'));
      await call(putBasicInfo, { body: { educational_records: { next_program_titles: majors } } });
      const { current } = await openForStudent();
      await waitFor(() => expect(current().loading).toBe(loading));
      act(() => current().change({ titleIds: [1] }));
      await waitFor(async () => {
        const { educational_records: records } = await call(getBasicInfo, {});
        expect(records?.next_program_titles).toMatchObject([...majors, { id: 1 }]);
      });
    },
  );

  it('show a change at once, also if an older record is loaded meanwhile', async () => {
    const { current, client } = await openForStudent();
    await waitFor(() => expect(current().loading).toBe(false));
    const calls = holdCalls();
    void client.invalidateQueries();
    act(() => current().change({ countryIds: [1] }));
    await waitFor(() => expect(current().answers.countryIds).toEqual([1]));
    await act(async () => calls[0]?.answer({ data: {} }));
    expect(current().answers.countryIds).toEqual([1]);
  });

  it('roll back to the account’s answers if the server refuses', async () => {
    addFault({ match: 'putBasicInfo', kind: 'status', status: 500 });
    const current = await renderForStudent();
    await waitFor(() => expect(current().loading).toBe(false));
    act(() => current().change({ sat: 1300 }));
    await waitFor(async () => {
      const sent = (await recordedRequests()).filter(({ method }) => method === 'PUT');
      expect(sent).toHaveLength(1);
    });
    await waitFor(() => expect(current().answers.sat).toBeNull());
  });

  describe('that are not saved yet', () => {
    const asksToClose = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

    async function openAndChange() {
      const { current, client } = await openForStudent();
      await waitFor(() => expect(current().loading).toBe(false));
      const calls = holdCalls();
      const answer = async (number: number, data: object) => {
        await waitFor(() => expect(calls).toHaveLength(number + 1));
        await act(async () => calls[number]?.answer({ data }));
      };
      act(() => current().change({ countryIds: [1] }));
      await answer(0, {});
      await waitFor(() => expect(calls).toHaveLength(2));
      act(() => current().change({ countryIds: [1, 2] }));
      await waitFor(() => expect(current().answers.countryIds).toEqual([1, 2]));
      const saveFirst = async () => {
        await answer(1, { country_ids: [1] });
        await answer(2, { country_ids: [1] });
        await waitFor(() => expect(calls).toHaveLength(4));
      };
      return { client, calls, answer, saveFirst };
    }

    it('are not lost by closing the page: the browser asks until all are saved', async () => {
      const { answer, saveFirst } = await openAndChange();
      expect(asksToClose()).toBe(true);
      await saveFirst();
      expect(asksToClose()).toBe(true);
      await answer(3, { country_ids: [1, 2] });
      await waitFor(() => expect(asksToClose()).toBe(false));
    });

    it('are saved before a logout', async () => {
      const { answer, saveFirst } = await openAndChange();
      const leaves = vi.fn<(leaves: boolean) => void>();
      void mayLogOut().then(leaves);
      await saveFirst();
      expect(leaves).not.toHaveBeenCalled();
      await answer(3, { country_ids: [1, 2] });
      await waitFor(() => expect(leaves).toHaveBeenCalledWith(true));
    });

    it('stop a logout if they cannot be saved, once', async () => {
      const { calls, saveFirst } = await openAndChange();
      const leaves = mayLogOut();
      await saveFirst();
      await act(async () => calls[3]?.fail(422));
      expect(await leaves).toBe(false);
      await waitFor(() => expect(asksToClose()).toBe(false));
      expect(await mayLogOut()).toBe(true);
    });

    it('do not hold up a logout if the API does not respond (R17)', async () => {
      await openAndChange();
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const leaves = mayLogOut();
      await vi.advanceTimersByTimeAsync(5000);
      expect(await leaves).toBe(true);
    });

    it('do not ask any more once the session has ended', async () => {
      const { client } = await openAndChange();
      endSession();
      client.clear();
      await waitFor(() => expect(asksToClose()).toBe(false));
    });
  });
});
