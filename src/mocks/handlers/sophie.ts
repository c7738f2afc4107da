import {
  deleteMessages,
  getMessages,
  postMessage,
  QUESTION_LIMIT,
  type AskBody,
} from '@/api/sophie/contract';
import { answersOf, noAnswers, type Answers } from '@/mocks/engines/ranking/answers';
import { entryOfProgram } from '@/mocks/data/bookmark-wire';
import type { Language } from '@/mocks/catalogue/text';
import { tooLong } from '@/mocks/server/checks';
import { now } from '@/mocks/data/clock';
import { nextDeadline } from '@/mocks/engines/ranking/deadline';
import type { Entry } from '@/mocks/data/entries';
import { messages } from '@/mocks/server/messages';
import { refuseWrong } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';
import { nextId, type Account, type TalkRow } from '@/mocks/data/tables';
import { answer } from '@/mocks/engines/sophie/answer';
import type { Answer, Asker, Kept } from '@/mocks/engines/sophie/asker';
import { answersFor, changeTalk, readTalk, talkWire } from '@/mocks/engines/sophie/talk';
import { tell } from '@/mocks/engines/sophie/telling';

function kept(entry: Entry, own: string | null, open: boolean): Kept {
  const { deadline } = entry.program;
  const date = own ?? (deadline && nextDeadline(deadline, now()));
  return { entry, date, ownDate: own !== null, open };
}

/** The saved programs of the account, or those that a visitor sent. */
function savedOf(student: Account | null, body: AskBody): Kept[] {
  if (!student) {
    const entries = (body.saved_program_ids ?? []).flatMap((id) => entryOfProgram(id) ?? []);
    return entries.map((entry) => kept(entry, null, true));
  }
  return student.bookmarks.flatMap(({ programId, deadline, status }) => {
    const entry = entryOfProgram(programId);
    const open = status === 'considering' || status === 'preparing';
    return entry ? [kept(entry, deadline, open)] : [];
  });
}

/** The stored answer of a finished question, so that it is repeated and not written twice. */
function again(row: TalkRow): Answer | null {
  if (row.answer?.state !== 'done') return null;
  const cited = row.answer.citations.flatMap(({ programId }) => entryOfProgram(programId) ?? []);
  return { text: row.answer.text, cited };
}

function askerOf(
  student: Account | null,
  body: AskBody,
  { answers, language }: { answers: Answers; language: Language },
): Asker {
  return {
    language,
    now: now(),
    answers: body.sees.answers && hasTold(answers) ? answers : null,
    saved: body.sees.saved ? savedOf(student, body) : null,
  };
}

function hasTold(answers: Answers): boolean {
  return Object.values(answers).some((value) => value !== null);
}

/** The conversation with Sophie, of an account or of a visit. */
export const sophieRoutes = {
  getMessages: route(getMessages, 'open', async ({ student, visit, language }) => {
    const owner = { student, visit };
    return { data: talkWire(await readTalk(owner), owner, language) };
  }),

  postMessage: route(postMessage, 'open', async ({ student, visit, body, language }) => {
    refuseWrong({ text: tooLong(body.text, QUESTION_LIMIT, messages.longQuestion) });
    const owner = { student, visit };
    const { answers: seen } = body.sees;
    const told = seen ? (student ? null : (body.selections ?? {})) : {};
    const answers = seen ? answersFor(student, told) : noAnswers;
    // Rejects impossible figures before anything is stored.
    if (told) answersOf(told);
    const row = await changeTalk(owner, (talk, tables): TalkRow => {
      const asked = talk.find(({ clientId }) => clientId === body.client_id);
      if (asked) return structuredClone(asked);
      const fresh: TalkRow = {
        id: nextId(tables),
        clientId: body.client_id,
        question: body.text,
        askedAt: now().toISOString(),
        told,
        answer: null,
      };
      talk.push(fresh);
      return structuredClone(fresh);
    });
    const asker = askerOf(student, body, { answers, language });
    const said = again(row) ?? answer(row.question, asker);
    return tell(said, row, { owner, answers, language });
  }),

  deleteMessages: route(deleteMessages, 'open', async ({ student, visit }) => {
    await changeTalk({ student, visit }, (talk) => talk.splice(0));
    return { data: null };
  }),
};
