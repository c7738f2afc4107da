import type { ServerText } from './draft';
import type { DraftStore } from './draft-store';

/** The result of a save. A save never rejects; `cause` is the error of its call. */
export type SaveOutcome =
  | { kind: 'saved'; essay: ServerText }
  /** The server has a newer version than the one it builds on. */
  | { kind: 'newer'; essay: ServerText; cause?: unknown }
  /** The text is invalid; `message` is the server's reason, in the language of the call (BCP 47). */
  | { kind: 'refused'; message: string; language?: string | undefined; cause?: unknown }
  /** The essay was deleted. */
  | { kind: 'gone'; cause?: unknown }
  /** The result is unknown; `offline` if no answer came at all. Without a `cause` nothing was sent. */
  | { kind: 'failed'; offline: boolean; cause?: unknown };

/** Why the text cannot be saved to the server. */
export type SaveProblem =
  | { kind: 'refused'; content: string; message: string; language?: string | undefined }
  | { kind: 'offline' | 'failed' | 'gone' };

/** `waiting` is stored on this device and not sent yet. */
export type Phase = 'saved' | 'waiting' | 'saving' | 'conflict' | SaveProblem['kind'];

/** What the editor shows of a draft. */
export type DraftState = {
  /** In the essay text format. */
  content: string;
  phase: Phase;
  /** `false` if this device refuses to store drafts. */
  storable: boolean;
  /** When the server's text was saved, ISO 8601; empty if unknown. */
  savedAt: string;
  /** The conflicting text of another device. */
  newer: ServerText | null;
  /** Why the server refused the text. */
  message: string | null;
  /** The language of `message`. */
  language?: string | undefined;
};

/** What the sync depends on. */
export type DraftSyncDeps = {
  store: DraftStore;
  /** Saves a text or other fields of the essay. */
  save: (body: { version: number; content?: string; checkpoint?: boolean }) => Promise<SaveOutcome>;
  /** Runs one task at a time across tabs. */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Sends nothing that was refused on an earlier visit. */
  skipRefused?: boolean;
  /** Unique id of this tab. */
  tab: string;
  now: () => Date;
  /** `setTimeout` that returns its cancel function. */
  setTimer: (ms: number, run: () => void) => () => void;
  /** The student is back in a tab without a draft: the server may have a newer text. */
  onReturn: () => void;
};
