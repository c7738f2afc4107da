import { bookmarkStatusSchema, getBookmarks, type Bookmark } from '@/api/contract/bookmark';
import { accountAnswers } from '@/mocks/account-answers';
import type { Language } from '@/mocks/catalogue/text';
import { now } from '@/mocks/clock';
import { entries } from '@/mocks/entries';
import { pageOf, paged } from '@/mocks/paging';
import { assess } from '@/mocks/ranking';
import { route } from '@/mocks/route';
import type { Account, BookmarkRow } from '@/mocks/tables';
import { programWire } from '@/mocks/wire';

const columns = bookmarkStatusSchema.options;

function inOrder(a: BookmarkRow, b: BookmarkRow): number {
  return columns.indexOf(a.status) - columns.indexOf(b.status) || a.order_no - b.order_no;
}

function bookmarkWires({ basicInfo, bookmarks }: Account, language: Language): Bookmark[] {
  const answers = accountAnswers(basicInfo);
  return bookmarks.toSorted(inOrder).flatMap(({ id, programId, status, order_no, note }) => {
    const entry = entries.find(({ program }) => program.id === programId);
    if (!entry) return [];
    const written = note === null || typeof note === 'string' ? note : note[language];
    const program = programWire(assess(entry, answers, now()), language);
    return [{ id, note: written, order_no, status, program }];
  });
}

/** The bookmarked programs, in the order of the board's columns. */
export const bookmarkRoutes = {
  getBookmarks: route(getBookmarks, 'student', ({ student, query, language }) =>
    paged(bookmarkWires(student, language), pageOf(query)),
  ),
};
