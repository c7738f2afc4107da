import type { ServerText } from './draft';
import type { DraftStore } from './draft-store';

/** What came of asking the server to take something. Never thrown. */
export type Outcome =
  | { kind: 'saved'; essay: ServerText }
  /** It builds on an older version than the server's. */
  | { kind: 'newer'; essay: ServerText }
  /** The server will not have this text; `message` says why. */
  | { kind: 'refused'; message: string }
  /** The essay is not there any more. */
  | { kind: 'gone' }
  /** Nothing is known of it; `offline` where not even an answer came. */
  | { kind: 'failed'; offline: boolean };

/** What is in the way of the text getting into the account. */
export type Trouble =
  | { kind: 'refused'; content: string; message: string }
  | { kind: 'offline' | 'failed' | 'gone' };

/** Where the text is: in the account, on its way, or what keeps it from there. */
export type Phase = 'saved' | 'waiting' | 'saving' | 'conflict' | Trouble['kind'];

/** What an editor shows of a draft. */
export type DraftState = {
  /** The text, in the essay text format. */
  content: string;
  phase: Phase;
  /** `false` where this device refuses to keep anything. */
  kept: boolean;
  /** When the text in the account was saved, ISO 8601; empty where that is not known. */
  savedAt: string;
  /** The text of another device that stands against this one. */
  newer: ServerText | null;
  /** Why the server will not have the text. */
  message: string | null;
};

/** What the engine needs from outside. */
export type EngineDeps = {
  store: DraftStore;
  /** Asks the server to take a text, or changes beside it. */
  save: (body: { version: number; content?: string; checkpoint?: boolean }) => Promise<Outcome>;
  /** Runs one piece of work at a time, in all tabs. */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
  /** A name for this tab that no other one has. */
  tab: string;
  now: () => Date;
  /** Calls back after so many milliseconds; returns how to call it off. */
  later: (ms: number, run: () => void) => () => void;
  /** Called when a person comes back to a tab whose text is in the account: it may be newer there. */
  onReturn: () => void;
};
