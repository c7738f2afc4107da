import type { EngineBody } from '@/api/engine/contract';
import type { Account } from './accounts';
import type { Client } from './client';
import type { Options } from './options';
import type { Report } from './report/report';

/** What a check gets. */
export type Run = {
  options: Options;
  report: Report;
  /** With the public token, logged out. */
  visitor: Client;
  /** Without any token. */
  nobody: Client;
  /** The account to check with. What is in it stays as it is, apart from what a check makes and removes again. */
  main: Account;
  /** An account that this run has made, which a check may change; `null` if there is none. */
  spare: Account | null;
  /** Narrows a list of programs to a few pages, if the server has a country with as many. */
  narrow: EngineBody;
  /** The same for the list of the account; nothing, if it would leave no program. */
  narrowOwn: EngineBody;
  /** Runs a part of a check; it ends early where an answer is missing that it needs. */
  part: (work: () => Promise<void>) => Promise<void>;
  /** Removes at the end of the check what it has made, also if the check fails. */
  afterwards: (undo: () => Promise<unknown>) => void;
};

export type Check = {
  theme: string;
  /** `shown` needs no assumed call; `all` runs only with the assumed ones. */
  level: 'shown' | 'all';
  check: (run: Run) => Promise<void>;
};
