import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import type { AskBody, Citation, Message } from '@/api/sophie/contract';
import { describeFailure, isCancelled, statusOf } from '@/api/http/errors';
import { ask, cancelMessages, cacheTurn } from '@/api/sophie/queries';
import { newClientId } from '@/lib/client-id';
import type { Failure } from '@/lib/failure';
import { onSessionReset } from '@/browser/session-reset';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';
import { markSending, restoreDraft, useChatDraft } from './draft-store';
import { isPending, type Turn } from './turns';

type Conversation = {
  /** The turns of this page, the newest last; at most one is pending. */
  local: readonly Turn[];
  /** The pending answer so far, apart from `local`, so that only its turn renders again. */
  text: string;
  citations: readonly Citation[];
  /** A message that could not be sent, as it was sent. */
  unsent: { key: string; text: string; failure: Failure } | null;
  /** The turn that ended last on this page, to be announced. */
  ended: { key: string; count: number } | null;
};

const NO_ANSWER = { text: '', citations: [] };
const EMPTY: Conversation = { ...NO_ANSWER, local: [], unsent: null, ended: null };

/** The part of the conversation that takes place on this page. It ends with the session (R17). */
export const useConversation = create<Conversation>(() => EMPTY);
const { getState, setState } = useConversation;

/** Aborts the pending answer. */
let current: AbortController | null = null;
let endedCount = 0;

onSessionReset(() => {
  current?.abort();
  current = null;
  setState(EMPTY);
});

/** Removes this page's turns, except for the pending one, after the conversation was cleared. */
export function removeTurns(): void {
  setState(({ local }) => ({ local: local.filter(isPending), unsent: null }));
}

/** Sets the text of the composer. The error of an unsent message disappears with it. */
export function setDraft(draft: string): void {
  useChatDraft.setState({ draft });
  if (getState().unsent) setState({ unsent: null });
}

/** Removes turns that were in the conversation and are not in `fetched`: they were cleared elsewhere. */
export function removeCleared(fetched: ReadonlySet<string>): void {
  const isCleared = (turn: Turn) => turn.cached && !isPending(turn) && !fetched.has(turn.key);
  if (getState().local.some(isCleared)) {
    setState(({ local }) => ({ local: local.filter((turn) => !isCleared(turn)) }));
  }
}

function changeTurn(key: string, changes: Partial<Turn>): void {
  setState(({ local }) => ({
    local: local.map((turn) => (turn.key === key ? { ...turn, ...changes } : turn)),
  }));
}

/** Collects the pieces of a frame, so that they render once. */
function batchByFrame(append: (text: string) => void) {
  let pieces = '';
  let frame = 0;
  const flush = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    const text = pieces;
    pieces = '';
    if (text !== '') append(text);
  };
  return {
    add: (text: string) => {
      pieces += text;
      frame ||= requestAnimationFrame(flush);
    },
    flush,
  };
}

/** The two messages of a turn. `answer` is the server's; a turn without one has its own. */
function toMessages(turn: Turn, answer?: Message): Message[] {
  const { key, question, askedAt, text, citations } = turn;
  const state = turn.state === 'stopped' || turn.state === 'failed' ? turn.state : 'done';
  const partial: Message = {
    id: `${key}-answer`,
    role: 'sophie',
    text,
    created_at: new Date().toISOString(),
    citations: [...citations],
    state,
  };
  return [
    { id: `${key}-question`, role: 'student', text: question, created_at: askedAt, client_id: key },
    { ...(answer ?? partial), client_id: key },
  ];
}

/** The context of a question. */
export type AskContext = {
  client: QueryClient;
  /** BCP 47 tag of the answer's language; switching the page's language does not change it. */
  language: string;
  /** What Sophie may read. */
  body: Omit<AskBody, 'client_id' | 'text'>;
};

/** How a turn ends: its changes, the answer if it is complete, and whether the server has the question. */
type TurnEnd = { changes: Partial<Turn>; answer?: Message; accepted: boolean };

/** Ends the pending turn. One that the server has is stored in the conversation. */
function endTurn(
  key: string,
  { client, language }: AskContext,
  { changes, answer, accepted }: TurnEnd,
): void {
  markSending('');
  const { text, citations } = getState();
  const final = answer && {
    text: answer.text,
    citations: answer.citations ?? citations,
    answerLanguage: answer.language,
  };
  changeTurn(key, { text, citations, ...final, ...changes });
  endedCount += 1;
  setState({ ...NO_ANSWER, ended: { key, count: endedCount } });
  const turn = getState().local.find((candidate) => candidate.key === key);
  if (accepted && turn && cacheTurn(client, language, toMessages(turn, answer))) {
    changeTurn(key, { cached: true });
  }
}

/** Handles a question that could not be sent. One that was asked again stays in its place, with the new failure. */
function returnUnsent({ key, question }: Turn, previous: Turn | null, failure: Failure): void {
  const local = getState().local.filter((turn) => turn.key !== key);
  if (previous) {
    setState({ ...NO_ANSWER, local: [...local, { ...previous, state: 'failed', failure }] });
    return;
  }
  restoreDraft(question);
  // The key belongs to this text: a changed text is another question.
  setState({ ...NO_ANSWER, local, unsent: { key, text: question, failure } });
}

async function run(turn: Turn, previous: Turn | null, context: AskContext): Promise<void> {
  const { client, language, body } = context;
  const abort = new AbortController();
  current = abort;
  const isCurrent = () => current === abort;
  let opened = false;
  const pieces = batchByFrame((piece) => {
    if (isCurrent()) setState(({ text }) => ({ text: text + piece }));
  });
  // A response in another language must not replace the list during the answer.
  await cancelMessages(client, language);
  try {
    const answer = await ask(
      { client_id: turn.key, text: turn.question, ...body },
      {
        language,
        signal: abort.signal,
        onOpen: () => {
          opened = true;
          markSending('');
          if (isCurrent()) changeTurn(turn.key, { state: 'writing' });
        },
        onText: pieces.add,
        onCitation: (citation) => {
          if (isCurrent()) setState(({ citations }) => ({ citations: [...citations, citation] }));
        },
      },
    );
    pieces.flush();
    if (isCurrent())
      endTurn(turn.key, context, { changes: { state: 'done' }, answer, accepted: true });
  } catch (error) {
    pieces.flush();
    // Another session has begun, or a 401 has ended this one (R17).
    if (!isCurrent() || statusOf(error) === 401) return;
    const failure = describeFailure(error);
    const isStopped = abort.signal.aborted || (opened && isCancelled(error));
    if (isStopped) endTurn(turn.key, context, { changes: { state: 'stopped' }, accepted: opened });
    else if (opened)
      endTurn(turn.key, context, { changes: { state: 'failed', failure }, accepted: true });
    else returnUnsent(turn, previous, failure);
  } finally {
    if (isCurrent()) current = null;
  }
}

/** Whether a question is being answered. The next one has to wait. */
export function isAnswering(): boolean {
  return getState().local.some(isPending);
}

// A reload would cut off the answer.
registerUnsavedChanges(isAnswering);

/** Adds a pending turn, in place of `previous` if that is asked again. */
function start(turn: Turn, previous: Turn | null, context: AskContext): void {
  setState(({ local }) => ({
    ...NO_ANSWER,
    local: [...local.filter(({ key }) => key !== turn.key), turn],
    unsent: null,
  }));
  void run(turn, previous, context);
}

const PENDING = { text: '', citations: [], state: 'sending', failure: null } as const;

/** Asks a question; does nothing during an answer. The composer shows a failure (R15). */
export function askSophie(text: string, context: AskContext): void {
  const question = text.trim();
  if (question === '' || isAnswering()) return;
  const { unsent } = getState();
  const key = unsent?.text.trim() === question ? unsent.key : newClientId();
  const askedAt = new Date().toISOString();
  if (useChatDraft.getState().draft.trim() === question) markSending(question);
  start({ ...PENDING, key, question, askedAt, language: context.language }, null, context);
}

/** Asks the question of a stopped or failed turn again, in its place and with the same key. */
export function askAgain(previous: Turn, context: AskContext): void {
  if (isAnswering()) return;
  start({ ...previous, ...PENDING, language: context.language }, previous, context);
}

/** Stops the answer; what has arrived stays. */
export function stopAnswer(): void {
  current?.abort();
}
