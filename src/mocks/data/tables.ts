import type { Achievement } from '@/api/achievement/contract';
import type { BookmarkStatus } from '@/api/bookmark/contract';
import type { EssayStatus, EssayVersion } from '@/api/essay/contract';
import type { SelectionsBody } from '@/api/journey/contract';
import type { Id } from '@/api/http/schemas';
import type { BasicInfo } from '@/api/user/contract';
import type { Text } from '@/mocks/catalogue/text';

/** A program on a student's list. A seeded note is in both languages, a written one is as written. */
export type BookmarkRow = {
  id: Id;
  programId: Id;
  status: BookmarkStatus;
  order_no: number;
  note: string | Text | null;
  /** The student's own date, `YYYY-MM-DD`. */
  deadline: string | null;
};

/** An essay with its earlier texts, newest first. Moments are ISO 8601. */
export type EssayRow = {
  id: string;
  /** The id its maker gave it, so that making it twice makes one. */
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

/** Something done outside class; months are `YYYY-MM`. */
export type AchievementRow = {
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

/** A question to Sophie and how far its answer came. Moments are ISO 8601. */
export type TalkRow = {
  id: number;
  /** The id its asker gave it, so that asking twice is one question. */
  clientId: string;
  question: string;
  askedAt: string;
  /** What a visitor had answered then; `null` for an account's answers, or for none to be seen. */
  told: SelectionsBody | null;
  answer: TalkAnswer | null;
};

/** An answer of Sophie, as far as it was said. */
export type TalkAnswer = {
  id: number;
  text: string;
  citations: { number: number; programId: Id }[];
  state: 'done' | 'stopped' | 'failed';
  at: string;
};

/** A code that was sent: when last (milliseconds since 1970), and the wrong ones entered since. */
export type CodeRow = { sentAt: number; wrong: number };

/** A student's account with everything that is theirs. */
export type Account = {
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
  phoneCode: CodeRow | null;
  resetCode: CodeRow | null;
  isSchoolListVisited: boolean;
  basicInfo: BasicInfo;
  bookmarks: BookmarkRow[];
  essays: EssayRow[];
  /** In no order; `order_no` tells it. */
  achievements: AchievementRow[];
  /** Saved scholarships by their ids, in the order they were saved. */
  scholarships: number[];
  /** The conversation with Sophie, the oldest question first. */
  talk: TalkRow[];
};

/** A token that was given out: a bearer belongs to an account, a public one to a visit. */
export type SessionRow = {
  token: string;
  kind: 'bearer' | 'public';
  accountId: Id | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Of a visit: the conversation with Sophie, which ends with it. */
  talk?: TalkRow[];
};

/** Tables of another version of this code are not read. */
export const TABLES_VERSION = 3;

/** All that the mocked API remembers; `version` tells tables of an older shape. */
export type Tables = {
  version: typeof TABLES_VERSION;
  /** The last number that was given to a row, whatever its kind: no id is ever given twice. */
  lastId: number;
  accounts: Account[];
  sessions: SessionRow[];
};

/** A number for a new row. */
export function nextId(tables: Tables): number {
  tables.lastId += 1;
  return tables.lastId;
}

/** An account that has told nothing yet. `email` is in lower case. */
export function newAccount(
  id: Id,
  own: Pick<Account, 'name' | 'email' | 'password' | 'phone'>,
): Account {
  return {
    id,
    ...own,
    avatar: null,
    phoneVerified: false,
    phoneCode: null,
    resetCode: null,
    isSchoolListVisited: false,
    basicInfo: {},
    bookmarks: [],
    essays: [],
    achievements: [],
    scholarships: [],
    talk: [],
  };
}
