import type { Bookmark } from '@/api/contract/bookmark';
import type { Id } from '@/api/contract/shapes';
import type { BasicInfo } from '@/api/contract/user';
import type { Text } from './catalogue/text';

/** A program on a student's list. A seeded note is in both languages, a written one is as written. */
export type BookmarkRow = {
  id: Id;
  programId: Id;
  status: Bookmark['status'];
  order_no: number;
  note: string | Text | null;
};

/** A student's account with everything that is theirs. */
export type Account = {
  id: Id;
  name: string;
  /** In lower case. */
  email: string;
  password: string;
  avatar: string | null;
  isSchoolListVisited: boolean;
  basicInfo: BasicInfo;
  bookmarks: BookmarkRow[];
};

/** A token that was given out: a bearer belongs to an account, a public one to a visit. */
export type SessionRow = {
  token: string;
  kind: 'bearer' | 'public';
  accountId: Id | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
};

/** All that the mocked API remembers; `version` tells tables of an older shape. */
export type Tables = { version: 1; accounts: Account[]; sessions: SessionRow[] };
