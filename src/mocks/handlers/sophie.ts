import {
  deleteMessages,
  getMessages,
  postMessage,
  QUESTION_LIMIT,
  type AskBody,
} from '@/api/sophie/contract';
import { answersOf, noAnswers, type StudentAnswers } from '@/mocks/engines/ranking/answers';
import { entryOfProgram } from '@/mocks/data/bookmark-wire';
import type { Language } from '@/mocks/catalogue/text';
import { lengthError } from '@/mocks/server/checks';
import { mockNow } from '@/mocks/data/clock';
import { nextIntake } from '@/mocks/engines/ranking/next-intake';
import type { CatalogueEntry } from '@/mocks/data/entries';
import { messages } from '@/mocks/server/messages';
import { rejectInvalid } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';
import { nextId, type StoredAccount, type StoredTurn } from '@/mocks/data/tables';
import { answer } from '@/mocks/engines/sophie/answer';
import type { Asker, Cited, SavedProgram, SophieAnswer } from '@/mocks/engines/sophie/asker';
import {
  answersFor,
  changeTalk,
  readTalk,
  talkWire,
  type Owner,
} from '@/mocks/engines/sophie/talk';
import { streamAnswer } from '@/mocks/engines/sophie/stream-answer';

/** The saved programs of the account, or those that a visitor sent. */
function savedOf(
  student: StoredAccount | null,
  body: AskBody,
  answers: StudentAnswers,
): SavedProgram[] {
  const savedProgram = (entry: CatalogueEntry, own: string | null, open: boolean) => {
    const date = own ?? nextIntake(entry, answers, mockNow()).deadline;
    return { entry, date, ownDate: own !== null, open };
  };
  if (!student) {
    const entries = (body.saved_program_ids ?? []).flatMap((id) => entryOfProgram(id) ?? []);
    return entries.map((entry) => savedProgram(entry, null, true));
  }
  return student.bookmarks.flatMap(({ programId, deadline, status }) => {
    const entry = entryOfProgram(programId);
    const open = status === 'considering' || status === 'preparing';
    return entry ? [savedProgram(entry, deadline, open)] : [];
  });
}

/** The stored answer of a finished question, so that it is repeated and not written twice. */
function storedAnswer(row: StoredTurn): SophieAnswer | null {
  if (row.answer?.state !== 'done') return null;
  const cited = row.answer.citations.flatMap((one): Cited | [] =>
    'source' in one ? one.source : (entryOfProgram(one.programId) ?? []),
  );
  return { text: row.answer.text, cited, language: row.answer.language };
}

function askerOf(
  student: StoredAccount | null,
  body: AskBody,
  { answers, language }: { answers: StudentAnswers; language: Language },
): Asker {
  return {
    language,
    now: mockNow(),
    answers: body.sees.answers && hasTold(answers) ? answers : null,
    saved: body.sees.saved ? savedOf(student, body, answers) : null,
  };
}

function hasTold(answers: StudentAnswers): boolean {
  return Object.values(answers).some((value) => value !== null);
}

/** The questions before this one, the oldest first. */
async function earlierThan({ clientId }: StoredTurn, owner: Owner): Promise<string[]> {
  const talk = await readTalk(owner);
  const at = talk.findIndex((one) => one.clientId === clientId);
  return talk.slice(0, Math.max(0, at)).map(({ question }) => question);
}

/** The conversation with Sophie, of an account or of a visit. */
export const sophieRoutes = {
  getMessages: route(getMessages, 'open', async ({ student, visit }) => {
    const owner = { student, visit };
    return { data: talkWire(await readTalk(owner), owner) };
  }),

  postMessage: route(postMessage, 'open', async ({ student, visit, body, language }) => {
    rejectInvalid({ text: lengthError(body.text, QUESTION_LIMIT, messages.longQuestion) });
    const owner = { student, visit };
    const { answers: seen } = body.sees;
    const visitorAnswers = seen ? (student ? null : (body.answers ?? {})) : {};
    const answers = seen ? answersFor(student, visitorAnswers) : noAnswers;
    // Rejects impossible figures before anything is stored.
    if (visitorAnswers) answersOf(visitorAnswers);
    const row = await changeTalk(owner, (talk, tables): StoredTurn => {
      const known = talk.find(({ clientId }) => clientId === body.client_id);
      if (known) return structuredClone(known);
      const fresh: StoredTurn = {
        id: nextId(tables),
        clientId: body.client_id,
        question: body.text,
        askedAt: mockNow().toISOString(),
        visitorAnswers,
        answer: null,
      };
      talk.push(fresh);
      return structuredClone(fresh);
    });
    const asker = askerOf(student, body, { answers, language });
    const answered =
      storedAnswer(row) ?? answer(row.question, asker, await earlierThan(row, owner));
    return streamAnswer(answered, row, { owner, answers });
  }),

  deleteMessages: route(deleteMessages, 'open', async ({ student, visit }) => {
    await changeTalk({ student, visit }, (talk) => talk.splice(0));
    return { data: null };
  }),
};
