import type { Citation, Message } from '@/api/sophie/contract';
import type { SelectionsBody } from '@/api/journey/contract';
import { accountAnswers } from '@/mocks/data/account-answers';
import { answersOf, noAnswers, type Answers } from '@/mocks/engines/ranking/answers';
import { entryOfProgram } from '@/mocks/data/bookmark-wire';
import type { Language } from '@/mocks/catalogue/text';
import { now } from '@/mocks/data/clock';
import { changeTables, readTables } from '@/mocks/data/db';
import { assess } from '@/mocks/engines/ranking/ranking';
import type { Account, TalkAnswer, TalkRow, Tables } from '@/mocks/data/tables';
import { programWire } from '@/mocks/data/wire';

/** The owner of a conversation: an account, or a visit. */
export type Owner = { student: Account | null; visit: string | null };

function talkIn(tables: Tables, { student, visit }: Owner): TalkRow[] {
  if (student) return tables.accounts.find(({ id }) => id === student.id)?.talk ?? [];
  const session = tables.sessions.find(({ kind, token }) => kind === 'public' && token === visit);
  return session ? (session.talk ??= []) : [];
}

/** The conversation, oldest question first. */
export async function readTalk(owner: Owner): Promise<TalkRow[]> {
  return talkIn(await readTables(), owner);
}

/** Changes the conversation in one step and returns what `apply` returns. */
export function changeTalk<R>(
  owner: Owner,
  apply: (talk: TalkRow[], tables: Tables) => R,
): Promise<R> {
  return changeTables((tables) => apply(talkIn(tables, owner), tables));
}

/** The answers that criteria are judged by: the visitor's, or the account's. */
export function answersFor(student: Account | null, told: SelectionsBody | null): Answers {
  if (told) return answersOf(told);
  return student ? accountAnswers(student.basicInfo) : noAnswers;
}

/** A citation as the API sends it; `null` if the program is no longer in the catalogue. */
export function citationWire(
  { number, programId }: TalkAnswer['citations'][number],
  answers: Answers,
  language: Language,
): Citation | null {
  const entry = entryOfProgram(programId);
  return entry ? { number, program: programWire(assess(entry, answers, now()), language) } : null;
}

export function answerWire(
  row: TalkRow,
  said: TalkAnswer,
  answers: Answers,
  language: Language,
): Message {
  const citations = said.citations.flatMap((one) => citationWire(one, answers, language) ?? []);
  return {
    id: said.id,
    role: 'sophie',
    text: said.text,
    created_at: said.at,
    client_id: row.clientId,
    state: said.state,
    ...(citations.length > 0 && { citations }),
  };
}

export function talkWire(talk: readonly TalkRow[], owner: Owner, language: Language): Message[] {
  return talk.flatMap((row) => {
    const question: Message = {
      id: row.id,
      role: 'student',
      text: row.question,
      created_at: row.askedAt,
      client_id: row.clientId,
    };
    const answers = answersFor(owner.student, row.told);
    return row.answer ? [question, answerWire(row, row.answer, answers, language)] : [question];
  });
}
