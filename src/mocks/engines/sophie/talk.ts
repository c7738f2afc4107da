import type { Citation, Message } from '@/api/sophie/contract';
import type { AnswersBody } from '@/api/journey/contract';
import { accountAnswers } from '@/mocks/data/account-answers';
import { answersOf, noAnswers, type StudentAnswers } from '@/mocks/engines/ranking/answers';
import { entryOfProgram } from '@/mocks/data/bookmark-wire';
import type { Language } from '@/mocks/catalogue/text';
import { mockNow } from '@/mocks/data/clock';
import { changeTables, readTables } from '@/mocks/data/db';
import { judgeProgram } from '@/mocks/engines/ranking/ranking';
import type { StoredAccount, StoredAnswer, StoredTurn, Tables } from '@/mocks/data/tables';
import { programWire } from '@/mocks/data/wire';
import type { Cited } from './asker';

/** The owner of a conversation: an account, or a visit. */
export type Owner = { student: StoredAccount | null; visit: string | null };

function talkIn(tables: Tables, { student, visit }: Owner): StoredTurn[] {
  if (student) return tables.accounts.find(({ id }) => id === student.id)?.talk ?? [];
  const session = tables.sessions.find(({ kind, token }) => kind === 'public' && token === visit);
  return session ? (session.talk ??= []) : [];
}

/** The conversation, oldest question first. */
export async function readTalk(owner: Owner): Promise<StoredTurn[]> {
  return talkIn(await readTables(), owner);
}

/** Changes the conversation in one step and returns what `apply` returns. */
export function changeTalk<R>(
  owner: Owner,
  apply: (talk: StoredTurn[], tables: Tables) => R,
): Promise<R> {
  return changeTables((tables) => apply(talkIn(tables, owner), tables));
}

/** The answers that criteria are judged by: the visitor's, or the account's. */
export function answersFor(
  student: StoredAccount | null,
  visitorAnswers: AnswersBody | null,
): StudentAnswers {
  if (visitorAnswers) return answersOf(visitorAnswers);
  return student ? accountAnswers(student.basicInfo) : noAnswers;
}

/** A cited record as it is stored; programs by their ids. */
export function storedCitation(number: number, record: Cited): StoredAnswer['citations'][number] {
  return 'program' in record
    ? { number, programId: record.program.id }
    : { number, source: record };
}

/** A citation as the API sends it; `null` if the program is no longer in the catalogue. */
export function citationWire(
  stored: StoredAnswer['citations'][number],
  answers: StudentAnswers,
  language: Language,
): Citation | null {
  if ('source' in stored) return stored;
  const { number, programId } = stored;
  const entry = entryOfProgram(programId);
  return entry
    ? { number, program: programWire(judgeProgram(entry, answers, mockNow()), language) }
    : null;
}

export function answerWire(
  row: StoredTurn,
  answer: StoredAnswer,
  answers: StudentAnswers,
): Message {
  const { language } = answer;
  const citations = answer.citations.flatMap((one) => citationWire(one, answers, language) ?? []);
  return {
    id: answer.id,
    role: 'sophie',
    text: answer.text,
    created_at: answer.at,
    client_id: row.clientId,
    state: answer.state,
    language,
    ...(citations.length > 0 && { citations }),
  };
}

export function talkWire(talk: readonly StoredTurn[], owner: Owner): Message[] {
  return talk.flatMap((row) => {
    const question: Message = {
      id: row.id,
      role: 'student',
      text: row.question,
      created_at: row.askedAt,
      client_id: row.clientId,
    };
    const answers = answersFor(owner.student, row.visitorAnswers);
    return row.answer ? [question, answerWire(row, row.answer, answers)] : [question];
  });
}
