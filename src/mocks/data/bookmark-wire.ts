import { bookmarkStatusSchema, type Bookmark } from '@/api/bookmark/contract';
import { accountAnswers } from './account-answers';
import type { Language } from '@/mocks/catalogue/text';
import { mockNow } from './clock';
import { catalogueEntries } from './entries';
import { judgeProgram } from '@/mocks/engines/ranking/ranking';
import type { StoredAccount, StoredBookmark } from './tables';
import { programWire } from './wire';

const columns = bookmarkStatusSchema.options;
const entryByProgram = new Map(catalogueEntries.map((entry) => [String(entry.program.id), entry]));

/** The program with an id, as a number or as text; `undefined` for an unknown one. */
export function entryOfProgram(id: StoredBookmark['programId']) {
  return entryByProgram.get(String(id));
}

function inOrder(a: StoredBookmark, b: StoredBookmark): number {
  return columns.indexOf(a.status) - columns.indexOf(b.status) || a.order_no - b.order_no;
}

/** The `rows` of a saved list as the API sends them, in the order of the board's columns. */
export function bookmarkWires(
  { basicInfo }: StoredAccount,
  rows: readonly StoredBookmark[],
  language: Language,
): Bookmark[] {
  const answers = accountAnswers(basicInfo);
  return rows.toSorted(inOrder).flatMap((row) => {
    const { id, programId, status, order_no, note, deadline, outcome, submittedAt } = row;
    const entry = entryOfProgram(programId);
    if (!entry) return [];
    const written = note === null || typeof note === 'string' ? note : note[language];
    const program = programWire(judgeProgram(entry, answers, mockNow()), language);
    const own = { id, note: written, order_no, status, deadline, outcome };
    return [{ ...own, submitted_at: submittedAt, program }];
  });
}
