import { bookmarkStatusSchema } from '@/api/bookmark/contract';
import { newPlanStep, stepKindSchema } from '@/api/plan-step/contract';
import type { Language } from '@/mocks/catalogue/text';
import { programs } from '@/mocks/catalogue/programs';
import { mockNow } from '@/mocks/data/clock';
import { changeTables } from '@/mocks/data/db';
import { changeEssay, activeEssays } from '@/mocks/data/essays';
import { accountAnswers } from '@/mocks/data/account-answers';
import { answer } from '@/mocks/engines/sophie/answer';
import { storedCitation } from '@/mocks/engines/sophie/talk';
import { nextId, type StoredAccount, type StoredEssay, type Tables } from '@/mocks/data/tables';

const columns = bookmarkStatusSchema.options;

const written = {
  en: (version: number) => `Written on another device (${version}).`,
  vi: (version: number) => `Đoạn này được viết trên một thiết bị khác (${version}).`,
};

/** Which essay to change, and its new text. By default the newest essay of all, with one more paragraph. */
type Elsewhere = {
  account?: ((account: StoredAccount) => boolean) | undefined;
  id?: string | undefined;
  content?: string | undefined;
  language?: Language | undefined;
};

/**
 * Changes an essay as another device would: the next save on the older version is a 409. Returns the changed
 * essay, or `null` if there is none.
 */
export function changeEssayElsewhere(which: Elsewhere = {}): Promise<StoredEssay | null> {
  const { account = () => true, id, content, language = 'en' } = which;
  return changeTables(({ accounts }) => {
    const essays = activeEssays(accounts.filter(account).flatMap((row) => row.essays));
    const essay = id === undefined ? essays[0] : essays.find((row) => row.id === id);
    if (!essay) return null;
    const more = `${essay.content}\n\n${written[language](essay.version + 1)}`;
    changeEssay(essay, { content: content ?? more }, { checkpoint: true, at: mockNow() });
    return essay;
  });
}

type IsWanted = (account: StoredAccount) => boolean;

/** Changes the wanted account; `null` if there is none. */
function changeAccount<R>(
  isWanted: IsWanted,
  apply: (account: StoredAccount, tables: Tables) => R,
): Promise<R | null> {
  return changeTables((tables) => {
    const account = tables.accounts.find(isWanted);
    return account ? apply(account, tables) : null;
  });
}

/**
 * Adds `count` programs to a list, spread over the columns, as far as the catalogue has them, and stores as many
 * `steps` for each as there are kinds. Returns how many programs were added; `null` for an unknown account.
 */
export function fillBookmarks(
  isWanted: IsWanted,
  count: number,
  steps = 0,
): Promise<number | null> {
  return changeAccount(isWanted, (account, tables) => {
    const kinds = stepKindSchema.options.slice(0, steps);
    const updated_at = mockNow().toISOString();
    const known = new Set(account.bookmarks.map(({ programId }) => String(programId)));
    const added = programs.filter(({ id }) => !known.has(String(id))).slice(0, count);
    const sizes = columns.map((s) => account.bookmarks.filter(({ status }) => status === s).length);
    for (const [index, { id: programId }] of added.entries()) {
      const column = index % columns.length;
      const order_no = (sizes[column] ?? 0) + Math.floor(index / columns.length) + 1;
      const status = columns[column] ?? 'considering';
      const id = nextId(tables);
      account.bookmarks.push({
        id,
        programId,
        status,
        order_no,
        note: null,
        deadline: null,
        outcome: null,
        submittedAt: null,
      });
      for (const kind of kinds) {
        account.planSteps.push({
          ...newPlanStep(kind),
          program_id: programId,
          key: kind,
          title: kind === 'own' ? 'Ask Mai' : null,
          updated_at,
        });
      }
    }
    return added.length;
  });
}

/** Questions of a long conversation, repeated in turn. */
const questions = [
  'Where can I study data science in English for up to $20,000 a year?',
  'How do I apply in Finland?',
  'Compare Tampere and Twente',
  'What is psychology like?',
  'Does Oulu rent rooms to first-year students?',
] as const;

/**
 * Adds `count` messages, questions and answers alternating, to a conversation. Returns how many were added;
 * `null` for an unknown account.
 */
export function fillTalk(isWanted: IsWanted, count: number): Promise<number | null> {
  return changeAccount(isWanted, (account, tables) => {
    const asker = {
      language: 'en' as const,
      now: mockNow(),
      answers: accountAnswers(account.basicInfo),
      saved: [],
    };
    const turns = Math.floor(count / 2);
    for (let turn = 0; turn < turns; turn += 1) {
      const question = questions[turn % questions.length] ?? questions[0];
      const { text, cited, language } = answer(question, asker);
      const at = new Date(asker.now.getTime() - (turns - turn) * 60_000).toISOString();
      account.talk.push({
        id: nextId(tables),
        clientId: `filled-${tables.lastId}`,
        question,
        askedAt: at,
        visitorAnswers: null,
        answer: {
          id: nextId(tables),
          text,
          citations: cited.map((record, index) => storedCitation(index + 1, record)),
          state: 'done',
          language,
          at,
        },
      });
    }
    return turns * 2;
  });
}
