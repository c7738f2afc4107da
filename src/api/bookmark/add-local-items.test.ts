import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configureClient } from '@/api/http/client';
import { announceSession, startSession } from '@/api/http/session';
import {
  addScholarshipsMutation,
  savedScholarshipsQuery,
  saveScholarships,
} from '@/api/scholarship/queries';
import { answerWith, asked, refuseWith } from '@/test/scripted-api';
import { addBookmarksMutation, bookmarksQuery, saveBookmarks } from './queries';

const EN = 'en-US';
const IDS = [10, '20'];

const program = { id: 10, title: 'Program', school: { id: 4, name: 'Tampere' } };
const bookmark = (id: number) => ({
  data: { id, status: 'considering', order_no: id, program },
});
const scholarship = (id: number) => ({ data: { id, name: 'One', provider: 'A' } });

const onError = vi.fn();

const bodies = async () => (await asked()).map(({ body }) => body);

beforeEach(() => {
  onError.mockReset();
  configureClient({ onError });
  startSession('t-1');
  announceSession();
});

// Items that a visitor saved are added to the account (R27).
describe.each([
  {
    field: 'program_id',
    save: saveBookmarks,
    addMutation: addBookmarksMutation,
    queryKey: bookmarksQuery(EN).queryKey,
    saved: bookmark,
  },
  {
    field: 'scholarship_id',
    save: saveScholarships,
    addMutation: addScholarshipsMutation,
    queryKey: savedScholarshipsQuery(EN).queryKey,
    saved: scholarship,
  },
])('adding local items by $field', ({ field, save, addMutation, queryKey, saved }) => {
  const both = [{ [field]: 10 }, { [field]: '20' }];

  it('adds them one by one, without those that no longer exist', async () => {
    refuseWith(404);
    await save(IDS, EN, { inlineError: false });
    expect(await bodies()).toEqual(both);
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([true, false])(
    'stops at any other failure, which is reported unless inline: %s',
    async (inlineError) => {
      refuseWith(403);
      await expect(save(IDS, EN, { inlineError })).rejects.toThrow('403');
      expect(await bodies()).toEqual([{ [field]: 10 }]);
      expect(onError).toHaveBeenCalledTimes(inlineError ? 0 : 1);
    },
  );

  it('refetches the list, even after a failure', async () => {
    const client = new QueryClient();
    client.setQueryData(queryKey, []);
    client.setQueryData(['other'], []);
    const onAdded = vi.fn();
    const add = () => new MutationObserver(client, addMutation(client, EN, onAdded)).mutate(IDS);
    const isInvalidated = () => client.getQueryState(queryKey)?.isInvalidated;
    answerWith(saved(1), saved(2));
    await add();
    expect(onAdded.mock.calls).toEqual([[IDS]]);
    expect(await bodies()).toEqual(both);
    expect(isInvalidated()).toBe(true);
    expect(client.getQueryState(['other'])?.isInvalidated).toBe(false);
    client.setQueryData(queryKey, []);
    refuseWith(403);
    await expect(add()).rejects.toThrow('403');
    expect(onAdded).toHaveBeenCalledTimes(1);
    expect(isInvalidated()).toBe(true);
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
