import type { Achievement } from '@/api/achievement/contract';
import type { BookmarkOutcome, BookmarkStatus } from '@/api/bookmark/contract';
import type { EssayStatus, EssayVersion } from '@/api/essay/contract';
import type { AnswersBody } from '@/api/journey/contract';
import type { Id } from '@/api/http/schemas';
import type { PlanStepRecord } from '@/api/plan-step/contract';
import type { BasicInfo, SeenMoments } from '@/api/user/contract';
import type { Language, Text } from '@/mocks/catalogue/text';

/** A program on a student's list. Seeded notes exist in both languages, written ones as typed. */
export type StoredBookmark = {
  id: Id;
  programId: Id;
  status: BookmarkStatus;
  order_no: number;
  note: string | Text | null;
  /** The student's own date, `YYYY-MM-DD`. */
  deadline: string | null;
  outcome: BookmarkOutcome | null;
  /** ISO 8601. */
  submittedAt: string | null;
};

/** An essay with its versions, newest first. Times are ISO 8601. */
export type StoredEssay = {
  id: string;
  /** The id from the client, so that creating it twice makes one. */
  clientId: string;
  content: string;
  prompt: string | null;
  word_limit: number | null;
  status: EssayStatus;
  purpose: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** When it was deleted; it can be brought back. */
  deletedAt: string | null;
  versions: EssayVersion[];
};

/** An achievement; months are `YYYY-MM`. */
export type StoredAchievement = {
  id: Id;
  clientId: string;
  type: Achievement['type'];
  title: string;
  role: string | null;
  start: string | null;
  end: string | null;
  hours: number | null;
  impact: string | null;
  order_no: number;
};

/** A question to Sophie and the answer so far. Times are ISO 8601. */
export type StoredTurn = {
  id: number;
  /** The id from the client, so that asking twice is one question. */
  clientId: string;
  question: string;
  askedAt: string;
  /** The visitor's answers at that time; `null` for those of an account, or if Sophie must not see them. */
  visitorAnswers: AnswersBody | null;
  answer: StoredAnswer | null;
};

/** A cited record that is not a program. */
export type StoredSource = {
  title: string;
  href: string;
  text: string;
  scores?: { average?: number; ielts?: number; sat?: number };
};

/** An answer of Sophie, as far as it has been sent. */
export type StoredAnswer = {
  id: number;
  text: string;
  citations: ({ number: number; programId: Id } | { number: number; source: StoredSource })[];
  language: Language;
  state: 'done' | 'stopped' | 'failed';
  at: string;
};

/** A code: when it was last sent (milliseconds since 1970), and the wrong entries since. */
export type StoredCode = { sentAt: number; wrong: number };

export type StoredAccount = {
  id: Id;
  name: string;
  /** In lower case. */
  email: string;
  password: string;
  avatar: string | null;
  /** E.164. */
  phone: string | null;
  phoneVerified: boolean;
  /** `null` where none has been sent. */
  phoneCode: StoredCode | null;
  resetCode: StoredCode | null;
  isSchoolListVisited: boolean;
  /** The moments that the student has seen. */
  moments: SeenMoments;
  basicInfo: BasicInfo;
  bookmarks: StoredBookmark[];
  /** Of any program, also of one that is not on the list now. */
  planSteps: PlanStepRecord[];
  essays: StoredEssay[];
  /** Unordered; sort by `order_no`. */
  achievements: StoredAchievement[];
  /** Saved scholarships by their ids, in the order they were saved. */
  scholarships: number[];
  /** The conversation with Sophie, the oldest question first. */
  talk: StoredTurn[];
};

/** A token that was issued: a bearer token of an account, or a public one of a visit. */
export type StoredSession = {
  token: string;
  kind: 'bearer' | 'public';
  accountId: Id | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The conversation of a visit; it ends with the visit. */
  talk?: StoredTurn[];
};

/** Stored tables of another version are ignored. */
export const TABLES_VERSION = 7;

/** Everything that the mock API stores. */
export type Tables = {
  version: typeof TABLES_VERSION;
  /** The last id that was given to a row of any kind; ids are never reused. */
  lastId: number;
  accounts: StoredAccount[];
  sessions: StoredSession[];
};

export function nextId(tables: Tables): number {
  tables.lastId += 1;
  return tables.lastId;
}

/** An account without any answers. `email` is in lower case. */
export function newAccount(
  id: Id,
  own: Pick<StoredAccount, 'name' | 'email' | 'password' | 'phone'>,
): StoredAccount {
  return {
    id,
    ...own,
    avatar: null,
    phoneVerified: false,
    phoneCode: null,
    resetCode: null,
    isSchoolListVisited: false,
    moments: { saved: false, essay: false, sent: [], offer: [] },
    basicInfo: {},
    bookmarks: [],
    planSteps: [],
    essays: [],
    achievements: [],
    scholarships: [],
    talk: [],
  };
}
