import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { BookmarkWrite } from '@/api/bookmark/bookmark-list';
import type { Bookmark, BookmarkChanges } from '@/api/bookmark/contract';
import { BOOKMARK_WRITES } from '@/api/bookmark/queries';
import { createQueryClient } from '@/api/http/query-client';
import { userQuery } from '@/api/user/queries';
import { holdCalls, type HeldCall } from '@/test/held-calls';
import { watchMoments } from './watch-moments';

const NONE = { saved: false, essay: false, sent: [], offer: [] };
const program = { id: 401030, title: 'AI', school: { id: 401, name: 'Groningen' } };
const preparing: Bookmark = { id: 1, order_no: 1, status: 'preparing', program };

let client: QueryClient;
let calls: HeldCall[];
const show = vi.fn();

/** A write of the plan that the server has saved. */
function save(changes: BookmarkChanges): Promise<unknown> {
  const saved = { ...preparing, ...changes } as Bookmark; // the changes of a test
  const write: BookmarkWrite = { kind: 'change', programId: program.id, changes };
  return new MutationObserver(client, {
    mutationKey: BOOKMARK_WRITES,
    onMutate: () => ({ before: preparing, wasEmpty: false }),
    mutationFn: async (_write: BookmarkWrite) => saved,
  }).mutate(write);
}

const recorded = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count));
const answer = (first: boolean) =>
  calls.at(-1)?.answer({ data: { first, moments: { ...NONE, sent: [program.id] } } });
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  show.mockReset();
  calls = holdCalls();
  client = createQueryClient();
  const user = { id: 1, name: 'Trần Ngọc Linh', email: 'linh@example.com', moments: NONE };
  client.setQueryData(userQuery().queryKey, user);
  onTestFinished(watchMoments(client, show));
});

it('a moment is shown once the account has recorded it', async () => {
  await save({ status: 'submitted' });
  await recorded(1);
  expect(JSON.parse(String(calls[0]?.config.data))).toEqual({
    moment: 'sent',
    program_id: program.id,
  });
  expect(show).not.toHaveBeenCalled();
  answer(true);
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  expect(show.mock.calls[0]?.[0]).toMatchObject({ kind: 'sent' });
});

it('a moment that another tab has shown is not shown again', async () => {
  await save({ status: 'submitted' });
  await recorded(1);
  answer(false);
  await nextTask();
  expect(show).not.toHaveBeenCalled();
  await save({ status: 'submitted' });
  await nextTask();
  expect(calls).toHaveLength(1);
});

it('a moment waits for a dialog that opened while it was recorded', async () => {
  await save({ status: 'submitted' });
  await recorded(1);
  document.body.innerHTML = '<div role="dialog"></div>';
  answer(true);
  await nextTask();
  expect(show).not.toHaveBeenCalled();
  document.body.replaceChildren();
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
});

it('a moment that could not be recorded is not shown', async () => {
  await save({ status: 'submitted' });
  await recorded(1);
  calls[0]?.fail(500);
  await nextTask();
  expect(show).not.toHaveBeenCalled();
});

it('of two moments at once, only the greater is shown', async () => {
  await save({ status: 'submitted' });
  await recorded(1);
  await save({ status: 'decided', outcome: 'offer' });
  // One is recorded after the other.
  answer(true);
  await recorded(2);
  answer(true);
  await vi.waitFor(() => expect(show).toHaveBeenCalled());
  expect(show.mock.calls.map(([{ kind }]) => kind)).toEqual(['offer']);
});
