import { focusManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { resetMock } from '@/mocks/server/control';
import { addFault } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { bookmarksQuery } from './queries';
import { atServer, EN, openBookmarks, sent, signIn, somePrograms, VI } from '@/test/open-bookmarks';
import { timeoutSoon } from '@/test/timeout-soon';
import { bookmarkStatusSchema } from './contract';
import { endSession } from '@/api/http/session';

afterEach(() => endSession());

describe('the list of a student', () => {
  it('is not fetched for a visitor', async () => {
    const { here } = openBookmarks();
    await somePrograms(1);
    expect(here().bookmarks).toBeUndefined();
    expect(await sent('GET')).toEqual([]);
  });

  it('shows a write at once and keeps it after the response', async () => {
    await signIn('minh');
    const [program] = await somePrograms(1);
    if (!program) throw new Error('no program');
    const { here, loaded, titles, client, renders } = openBookmarks();
    await loaded();
    addFault({ match: 'postBookmark', kind: 'slow', ms: 200, times: 1 });
    act(() => void here().write({ kind: 'add', program }));
    await waitFor(() => expect(titles()).toEqual([program.id]));
    renders.length = 0;
    expect(here().saving).toBe(true);
    expect(here().bookmarks?.[0]?.id).toBe(`new-${program.id}`);
    await waitFor(() => expect(here().saving).toBe(false));
    expect(here().bookmarks).toEqual(await atServer());
    expect(here().savedAt).toEqual(expect.any(Number));
    // It never disappeared in between.
    expect(renders.map((list) => list?.length)).toEqual(renders.map(() => 1));
    expect(client.isFetching()).toBe(0);
  });

  it('is refetched when the tab is focused again', async () => {
    await signIn('linh.tran');
    const { loaded } = openBookmarks();
    await loaded();
    const before = (await sent('GET')).length;
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await waitFor(async () => expect((await sent('GET')).length).toBe(before + 1));
    focusManager.setFocused(undefined);
  });

  it('reports no saved change for a program that is not on the list', async () => {
    await signIn('minh');
    const [program] = await somePrograms(1);
    if (!program) throw new Error('no program');
    const { loaded, write, failures } = openBookmarks();
    await loaded();
    const change = { kind: 'change' as const, programId: program.id, changes: { note: 'lost' } };
    expect(await write(change, { kind: 'remove', programId: program.id })).toEqual([false, true]);
    expect(failures).toHaveLength(1);
    expect(await sent('PATCH')).toEqual([]);
  });

  it('sends quick writes in order, even for a program without an id yet', async () => {
    await signIn('minh');
    const [one, two] = await somePrograms(2);
    if (!one || !two) throw new Error('no programs');
    const { here, loaded, write, failures } = openBookmarks();
    await loaded();
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
    await waitFor(() => expect(here().bookmarks).toEqual(rows));
  });

  it('rolls back only the refused write', async () => {
    await signIn('minh');
    const [one, two] = await somePrograms(2);
    if (!one || !two) throw new Error('no programs');
    const { here, loaded, write, failures, titles } = openBookmarks();
    await loaded();
    addFault({ match: 'postBookmark', kind: 'status', status: 500, times: 1 });
    const done = await write({ kind: 'add', program: one }, { kind: 'add', program: two });
    expect(done).toEqual([false, true]);
    expect(failures).toEqual(['said']);
    await waitFor(() => expect(titles()).toEqual([two.id]));
    await waitFor(async () => expect(here().bookmarks).toEqual(await atServer()));
  });

  it('times out a hanging write with a report, and sends the next', async () => {
    await signIn('minh');
    const [one, two] = await somePrograms(2);
    if (!one || !two) throw new Error('no programs');
    const { loaded, write, failures, titles } = openBookmarks();
    await loaded();
    const given = timeoutSoon();
    addFault({ match: 'postBookmark', kind: 'hang', times: 1 });
    const done = await write({ kind: 'add', program: one }, { kind: 'add', program: two });
    expect(done).toEqual([false, true]);
    expect(failures).toEqual(['timeout']);
    expect(given[0]).toBe(20_000);
    await waitFor(() => expect(titles()).toEqual([two.id]));
  });

  it('shows a write that succeeds while the list is still loading', async () => {
    await signIn('minh');
    const [program] = await somePrograms(1);
    if (!program) throw new Error('no program');
    // The list that arrives later is from before the write.
    let resolve = () => {};
    const written = new Promise<void>((done) => {
      resolve = done;
    });
    server.use(
      http.get(
        '*/api/v1/bookmark/program',
        async () => {
          await written;
          const pagination = { current_page: 1, last_page: 1, per_page: 50, total: 0 };
          return HttpResponse.json({ data: [], pagination });
        },
        { once: true },
      ),
    );
    const { write, titles, client } = openBookmarks();
    expect(await write({ kind: 'add', program })).toEqual([true]);
    resolve();
    await waitFor(() => expect(titles()).toEqual([program.id]));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(titles()).toEqual([program.id]);
  });

  it('shows a write in the language that the page switched to meanwhile', async () => {
    await signIn('minh');
    const [program] = await somePrograms(1);
    if (!program) throw new Error('no program');
    const { here, loaded, rerender, titles } = openBookmarks();
    await loaded();
    addFault({ match: 'postBookmark', kind: 'slow', ms: 300, times: 1 });
    act(() => void here().write({ kind: 'add', program }));
    rerender({ language: VI });
    await waitFor(() => expect(titles()).toEqual([program.id]));
    await waitFor(() => expect(here().saving).toBe(false));
    await waitFor(async () => expect(here().bookmarks).toEqual(await atServer(VI)));
    expect(here().bookmarks?.[0]?.program.title).not.toBe(program.title);
    rerender({ language: EN });
    await waitFor(() => expect(here().bookmarks?.[0]?.program.title).toBe(program.title));
  });

  it('removes a program that was added before the list loaded', async () => {
    await signIn('minh');
    const [program] = await somePrograms(1);
    if (!program) throw new Error('no program');
    addFault({ match: 'getBookmarks', kind: 'status', status: 404, times: 1 });
    const { here, write } = openBookmarks();
    await waitFor(() => expect(here().failed).toBe(true));
    await write({ kind: 'add', program }, { kind: 'remove', programId: program.id });
    expect(await atServer()).toEqual([]);
    await waitFor(() => expect(here().bookmarks).toEqual([]));
  });

  it('sends and reports nothing for a student who has signed out', async () => {
    await signIn('minh');
    const [one, two] = await somePrograms(2);
    if (!one || !two) throw new Error('no programs');
    const { here, loaded, client, failures, titles } = openBookmarks();
    await loaded();
    addFault({ match: 'postBookmark', kind: 'slow', ms: 200, times: 1 });
    let first: Promise<boolean> = Promise.resolve(true);
    act(() => {
      first = here().write({ kind: 'add', program: one });
      void here().write({ kind: 'add', program: two });
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
        const { here, loaded, unmount, write: send } = openBookmarks();
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
        await waitFor(async () => expect(here().bookmarks).toEqual(await atServer()));
        unmount();
        endSession();
      }),
      { numRuns: 25 },
    );
  });
});
