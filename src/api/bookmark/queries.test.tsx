import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { resetMock } from '@/mocks/server/control';
import { addFault } from '@/mocks/server/faults';
import { bookmarksQuery } from './queries';
import { atServer, EN, openBookmarks, sent, somePrograms, VI } from '@/test/open-bookmarks';
import { signIn } from '@/test/sign-in';
import { configureClient } from '@/api/http/client';
import { hasSlowCalls, stopSlowCalls } from '@/api/http/slow-calls';
import { bookmarkStatusSchema } from './contract';
import { endSession } from '@/api/http/session';

afterEach(() => endSession());

/** The loaded plan of a student without bookmarks, and two programs. */
async function openPlan() {
  await signIn('minh');
  const [one, two] = await somePrograms(2);
  if (!one || !two) throw new Error('no programs');
  const opened = openBookmarks();
  await opened.loaded();
  return { ...opened, one, two };
}

/** The plan in Vietnamese, whose list is loaded already, while a program is being added in English. */
async function addBeforeSwitch() {
  const plan = await openPlan();
  plan.rerender({ language: VI });
  await plan.loaded();
  plan.rerender({ language: EN });
  addFault({ match: 'postBookmark', kind: 'slow', ms: 200, times: 1 });
  act(() => void plan.current().write({ kind: 'add', program: plan.one }));
  plan.rerender({ language: VI });
  return plan;
}

describe('the list of a student', () => {
  it('shows a write at once and keeps it after the response', async () => {
    const { one: program, current, titles, client, renders } = await openPlan();
    addFault({ match: 'postBookmark', kind: 'slow', ms: 200, times: 1 });
    act(() => void current().write({ kind: 'add', program }));
    await waitFor(() => expect(titles()).toEqual([program.id]));
    renders.length = 0;
    expect(current().saving).toBe(true);
    expect(current().bookmarks?.[0]?.id).toBe(`new-${program.id}`);
    await waitFor(() => expect(current().saving).toBe(false));
    expect(current().bookmarks).toEqual(await atServer());
    expect(current().savedAt).toEqual(expect.any(Number));
    // It never disappeared in between.
    expect(renders.map((list) => list?.length)).toEqual(renders.map(() => 1));
    expect(client.isFetching()).toBe(0);
  });

  it('sends quick writes in order, even for a program without an id yet', async () => {
    const { one, two, current, write, failures } = await openPlan();
    const done = await write(
      { kind: 'add', program: one },
      { kind: 'change', programId: one.id, changes: { note: 'first' } },
      { kind: 'add', program: two },
      { kind: 'change', programId: one.id, changes: { status: 'preparing', order_no: 1 } },
      { kind: 'remove', programId: two.id },
    );
    expect(done).toEqual([true, true, true, true, true]);
    expect(failures).toEqual([]);
    const rows = await atServer();
    expect(rows).toMatchObject([{ note: 'first', status: 'preparing', order_no: 1 }]);
    await waitFor(() => expect(current().bookmarks).toEqual(rows));
  });

  it('rolls back only the refused write', async () => {
    const { one, two, current, write, failures, titles } = await openPlan();
    addFault({ match: 'postBookmark', kind: 'status', status: 500, times: 1 });
    const done = await write({ kind: 'add', program: one }, { kind: 'add', program: two });
    expect(done).toEqual([false, true]);
    expect(failures).toEqual(['message']);
    await waitFor(() => expect(titles()).toEqual([two.id]));
    await waitFor(async () => expect(current().bookmarks).toEqual(await atServer()));
  });

  it('reports a hanging write that the student stops, and sends the next', async () => {
    const { one, two, write, failures, titles } = await openPlan();
    configureClient({ slowAfterMs: 100 });
    addFault({ match: 'postBookmark', kind: 'hang', times: 1 });
    const both = write({ kind: 'add', program: one }, { kind: 'add', program: two });
    await waitFor(() => expect(hasSlowCalls()).toBe(true));
    stopSlowCalls();
    expect(await both).toEqual([false, true]);
    expect(failures).toEqual(['timeout']);
    await waitFor(() => expect(titles()).toEqual([two.id]));
  });

  it('shows a write in the language that the page switched to meanwhile', async () => {
    const { one: program, current, rerender, titles } = await openPlan();
    addFault({ match: 'postBookmark', kind: 'slow', ms: 300, times: 1 });
    act(() => void current().write({ kind: 'add', program }));
    rerender({ language: VI });
    await waitFor(() => expect(titles()).toEqual([program.id]));
    await waitFor(() => expect(current().saving).toBe(false));
    await waitFor(async () => expect(current().bookmarks).toEqual(await atServer(VI)));
    expect(current().bookmarks?.[0]?.program.title).not.toBe(program.title);
    rerender({ language: EN });
    await waitFor(() => expect(current().bookmarks?.[0]?.program.title).toBe(program.title));
  });

  it('gets a response in the language of its write', async () => {
    const { one: program, current, client } = await addBeforeSwitch();
    const cached = (language: string) =>
      client.getQueryData(bookmarksQuery(language).queryKey)?.map((bookmark) => bookmark.program);
    await waitFor(() => expect(current().saving).toBe(false));
    expect(cached(EN)).toMatchObject([{ title: program.title }]);
    await waitFor(() => expect(cached(VI)).toHaveLength(1));
    expect(cached(VI)).not.toMatchObject([{ title: program.title }]);
  });

  it('removes a program whose addition was sent in another language', async () => {
    const { one: program, write } = await addBeforeSwitch();
    expect(await write({ kind: 'remove', programId: program.id })).toEqual([true]);
    expect(await atServer(VI)).toEqual([]);
  });

  it('removes a program that was added before the list loaded', async () => {
    await signIn('minh');
    const [program] = await somePrograms(1);
    if (!program) throw new Error('no program');
    addFault({ match: 'getBookmarks', kind: 'status', status: 404, times: 1 });
    const { current, write } = openBookmarks();
    await waitFor(() => expect(current().failed).toBe(true));
    await write({ kind: 'add', program }, { kind: 'remove', programId: program.id });
    expect(await atServer()).toEqual([]);
    await waitFor(() => expect(current().bookmarks).toEqual([]));
  });

  it('sends and reports nothing for a student who has signed out', async () => {
    const { one, two, current, client, failures, titles } = await openPlan();
    addFault({ match: 'postBookmark', kind: 'slow', ms: 200, times: 1 });
    let first: Promise<boolean> = Promise.resolve(true);
    act(() => {
      first = current().write({ kind: 'add', program: one });
      void current().write({ kind: 'add', program: two });
    });
    await waitFor(async () => expect(await sent('POST')).toHaveLength(1));
    endSession();
    client.clear();
    await signIn('linh.tran');
    expect(await first).toBe(false);
    await act(() => client.refetchQueries({ queryKey: bookmarksQuery(EN).queryKey }));
    expect(titles()).not.toContain(two.id);
    expect(await sent('POST')).toHaveLength(1);
    expect(failures).toEqual([]);
    expect(await atServer()).toHaveLength(9);
  });

  it('ends equal to the server’s list after any writes and refusals', async () => {
    const write = fc.record({
      kind: fc.constantFrom('add' as const, 'change' as const, 'remove' as const),
      program: fc.nat(4),
      status: fc.constantFrom(...bookmarkStatusSchema.options),
      order_no: fc.integer({ min: 1, max: 5 }),
      refused: fc.integer({ min: 0, max: 4 }).map((value) => value === 0),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(write, { maxLength: 12 }), async (writes) => {
        await resetMock();
        await signIn('minh');
        const programs = await somePrograms(5);
        const { current, loaded, unmount, write: send } = openBookmarks();
        await loaded();
        const wanted = writes.map(({ kind, program: at, status, order_no, refused }) => {
          const program = programs[at];
          if (!program) throw new Error('no program');
          const match = { add: 'postBookmark', change: 'patchBookmark', remove: 'deleteBookmark' };
          if (refused) {
            const name = match[kind] as 'postBookmark'; // one of the three
            addFault({ match: name, kind: 'status', status: 500, times: 1 });
          }
          if (kind === 'add') return { kind, program, fields: { status, order_no } };
          if (kind === 'change')
            return { kind, programId: program.id, changes: { status, order_no } };
          return { kind, programId: program.id };
        });
        await send(...wanted);
        await waitFor(async () => expect(current().bookmarks).toEqual(await atServer()));
        unmount();
        endSession();
      }),
      { numRuns: 25 },
    );
  });
});
