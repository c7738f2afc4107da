import {
  deleteBookmark,
  getBookmarks,
  patchBookmark,
  postBookmark,
  type BookmarkChanges,
} from '@/api/bookmark/contract';
import { moveInColumns, removeFromColumns } from '@/lib/order';
import { changeAccount } from '@/mocks/data/accounts';
import { bookmarkWires, entryOfProgram } from '@/mocks/data/bookmark-wire';
import { mockNow } from '@/mocks/data/clock';
import type { Language } from '@/mocks/catalogue/text';
import { lengthError, dateError } from '@/mocks/server/checks';
import { messages } from '@/mocks/server/messages';
import { pageOf, paged } from '@/mocks/server/paging';
import { Refusal, rejectInvalid } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';
import { nextId, type StoredAccount, type StoredBookmark } from '@/mocks/data/tables';

/** Programs on one page of the list. */
const PER_PAGE = 50;
/** Places a row after all others. */
const LAST = Number.MAX_SAFE_INTEGER;

function checkChanges({ note, deadline }: BookmarkChanges): void {
  rejectInvalid({
    note: lengthError(note, 2000, messages.longNote),
    deadline: dateError(deadline),
  });
}

/** Changes note, date and outcome of a row and moves it. A new status without a place puts it last in that column. */
function change(
  account: StoredAccount,
  row: StoredBookmark,
  { note, deadline, outcome, status, order_no }: BookmarkChanges,
): void {
  if (note !== undefined) row.note = note || null;
  if (deadline !== undefined) row.deadline = deadline;
  if (outcome !== undefined) row.outcome = outcome;
  if (status === undefined && order_no === undefined) return;
  const to = status ?? row.status;
  if (to === 'considering' || to === 'preparing') row.submittedAt = null;
  else row.submittedAt ??= to === 'submitted' ? mockNow().toISOString() : null;
  const place = order_no ?? (to === row.status ? row.order_no : LAST);
  account.bookmarks = moveInColumns(account.bookmarks, row.id, { status: to, order_no: place });
}

function wireOf(account: StoredAccount, id: StoredBookmark['id'], language: Language) {
  const [wire] = bookmarkWires(
    account,
    account.bookmarks.filter((row) => row.id === id),
    language,
  );
  if (!wire) throw new Refusal(404, messages.noBookmark);
  return { data: wire };
}

function append(
  account: StoredAccount,
  id: number,
  programId: StoredBookmark['programId'],
): StoredBookmark {
  const row: StoredBookmark = {
    id,
    programId,
    status: 'considering',
    order_no: LAST,
    note: null,
    deadline: null,
    outcome: null,
    submittedAt: null,
  };
  account.bookmarks.push(row);
  account.bookmarks = moveInColumns(account.bookmarks, id, row);
  return account.bookmarks.at(-1) ?? row;
}

export const bookmarkRoutes = {
  getBookmarks: route(getBookmarks, 'student', ({ student, query, language }) =>
    paged(bookmarkWires(student, student.bookmarks, language), pageOf(query), PER_PAGE),
  ),

  postBookmark: route(postBookmark, 'student', async ({ student, body, language }) => {
    const { program_id: programId, ...changes } = body;
    checkChanges(changes);
    const entry = entryOfProgram(programId);
    if (!entry) throw new Refusal(404, messages.noProgram);
    return changeAccount(student.id, (account, tables) => {
      const known = account.bookmarks.find((row) => row.programId === entry.program.id);
      if (known) return wireOf(account, known.id, language);
      const row = append(account, nextId(tables), entry.program.id);
      change(account, row, changes);
      return wireOf(account, row.id, language);
    });
  }),

  patchBookmark: route(patchBookmark, 'student', async ({ student, body, params, language }) => {
    checkChanges(body);
    return changeAccount(student.id, (account) => {
      const row = account.bookmarks.find(({ id }) => String(id) === params['id']);
      if (!row) throw new Refusal(404, messages.noBookmark);
      change(account, row, body);
      return wireOf(account, row.id, language);
    });
  }),

  deleteBookmark: route(deleteBookmark, 'student', async ({ student, params }) => {
    await changeAccount(student.id, (account) => {
      const row = account.bookmarks.find(({ id }) => String(id) === params['id']);
      if (row) account.bookmarks = removeFromColumns(account.bookmarks, row.id);
    });
    return { data: null };
  }),
};
