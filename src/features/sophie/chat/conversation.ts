import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import type { AskBody, Citation, Message } from '@/api/sophie/contract';
import { describeFailure, isCancelled, statusOf } from '@/api/http/errors';
import { ask, cancelMessages, cacheTurn } from '@/api/sophie/queries';
import { newClientId } from '@/lib/client-id';
import type { Failure } from '@/lib/failure';
import { onSessionReset } from '@/browser/session-reset';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';
import { putOut, takeBack, useChatDraft } from './draft-store';
import { isUnderWay, type Turn } from './turns';

/** A message that did not get out, as it was sent; it is in the field again, before what was typed since. */
type Unsent = { key: string; text: string; failure: Failure };

type Conversation = {
  /** The turns of this page, the newest last; one at most is under way. */
  own: readonly Turn[];
  /** What has come of the answer that is under way, apart from `own`, so that only it is drawn anew. */
  words: string;
  sources: readonly Citation[];
  unsent: Unsent | null;
  /** The turn that ended last on this page, to be announced. */
  ended: { key: string; count: number } | null;
};

const BEGINNING: Conversation = { own: [], words: '', sources: [], unsent: null, ended: null };

/**
 * The conversation with Sophie, as far as it takes place on this page: it goes on while the student walks from
 * page to page, and is forgotten with the person (R17).
 */
export const useConversation = create<Conversation>(() => BEGINNING);

const getState = () => useConversation.getState();
const setState = (
  changes: Partial<Conversation> | ((state: Conversation) => Partial<Conversation>),
) => useConversation.setState(changes);

/** What gives up the answer that is under way; `null` for none. */
let current: AbortController | null = null;
let endings = 0;

onSessionReset(() => {
  current?.abort();
  current = null;
  setState(BEGINNING);
});

/** The conversation was cleared: of this page's turns, that under way stays. */
export function forgetTurns(): void {
  setState(({ own }) => ({ own: own.filter(isUnderWay), unsent: null }));
}

/** Writes down what is typed. What was said of an unsent message goes with a change of it. */
export function type(draft: string): void {
  useChatDraft.setState({ draft });
  if (getState().unsent) setState({ unsent: null });
}

/** The conversation was read: of this page's turns, one that had been in it and is not was cleared elsewhere. */
export function forgetCleared(read: ReadonlySet<string>): void {
  const gone = (turn: Turn) => turn.kept && !isUnderWay(turn) && !read.has(turn.key);
  if (getState().own.some(gone)) {
    setState(({ own }) => ({ own: own.filter((turn) => !gone(turn)) }));
  }
}

function change(key: string, changes: Partial<Turn>): void {
  setState(({ own }) => ({
    own: own.map((turn) => (turn.key === key ? { ...turn, ...changes } : turn)),
  }));
}

/** Collects what comes between two frames, so that a page is drawn once for it. */
function byFrame(draw: (text: string) => void) {
  let waiting = '';
  let frame = 0;
  const flush = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    const text = waiting;
    waiting = '';
    if (text !== '') draw(text);
  };
  return {
    add: (text: string) => {
      waiting += text;
      frame ||= requestAnimationFrame(flush);
    },
    flush,
  };
}

function asMessages(turn: Turn, whole: Message | null): Message[] {
  const { key, question, askedAt, text, citations } = turn;
  const state = turn.state === 'stopped' || turn.state === 'failed' ? turn.state : 'done';
  const said: Message = {
    id: `${key}-answer`,
    role: 'sophie',
    text,
    created_at: new Date().toISOString(),
    citations: [...citations],
    state,
  };
  return [
    { id: `${key}-question`, role: 'student', text: question, created_at: askedAt, client_id: key },
    { ...(whole ?? said), client_id: key },
  ];
}

/** What a question goes out with, beside itself. */
export type AskContext = {
  client: QueryClient;
  /** BCP 47 tag in which it is to be answered; a switch of the page's language changes nothing of it. */
  language: string;
  /** What Sophie may look at. */
  along: Omit<AskBody, 'client_id' | 'text'>;
};

/** Ends the turn that is under way, and puts it with the others. */
function settle(
  key: string,
  { client, language }: AskContext,
  end: Partial<Turn>,
  whole?: Message,
) {
  putOut('');
  const { words, sources } = getState();
  const said = whole ? { text: whole.text, citations: whole.citations ?? sources } : null;
  change(key, { text: words, citations: sources, ...said, ...end });
  endings += 1;
  setState({ words: '', sources: [], ended: { key, count: endings } });
  const turn = getState().own.find((one) => one.key === key);
  if (turn && cacheTurn(client, language, asMessages(turn, whole ?? null))) {
    change(key, { kept: true });
  }
}

/** The message did not get out: what it said goes back into the field, before what was typed since. */
function giveBack({ key, question }: Turn, before: Turn | null, failure: Failure): void {
  const others = getState().own.filter((turn) => turn.key !== key);
  const empty = { words: '', sources: [] };
  // Asked again: it stands where it was, with why that failed too.
  if (before) {
    setState({ ...empty, own: [...others, { ...before, state: 'failed', failure }] });
    return;
  }
  takeBack(question);
  // Its key is for the same words alone: with what was typed since it is another question.
  setState({ ...empty, own: others, unsent: { key, text: question, failure } });
}

async function run(turn: Turn, before: Turn | null, asking: AskContext): Promise<void> {
  const { client, language, along } = asking;
  const abort = new AbortController();
  current = abort;
  const mine = () => current === abort;
  let opened = false;
  const text = byFrame((more) => {
    if (mine()) setState(({ words }) => ({ words: words + more }));
  });
  // Read in another language meanwhile, the list must not take the place of what is being said.
  await cancelMessages(client, language);
  try {
    const whole = await ask(
      { client_id: turn.key, text: turn.question, ...along },
      {
        language,
        signal: abort.signal,
        onOpen: () => {
          opened = true;
          putOut('');
          if (mine()) change(turn.key, { state: 'writing' });
        },
        onText: text.add,
        onCitation: (citation) => {
          if (mine()) setState(({ sources }) => ({ sources: [...sources, citation] }));
        },
      },
    );
    text.flush();
    if (mine()) settle(turn.key, asking, { state: 'done' }, whole);
  } catch (error) {
    text.flush();
    // Another session has begun and forgotten this one, or a 401 has ended it (R17).
    if (!mine() || statusOf(error) === 401) return;
    if (abort.signal.aborted) settle(turn.key, asking, { state: 'stopped' });
    else if (!opened) giveBack(turn, before, describeFailure(error));
    else if (isCancelled(error)) settle(turn.key, asking, { state: 'stopped' });
    else settle(turn.key, asking, { state: 'failed', failure: describeFailure(error) });
  } finally {
    if (mine()) current = null;
  }
}

/** Whether Sophie is being asked or answers; another question waits until she is done. */
export function isAnswering(): boolean {
  return getState().own.some(isUnderWay);
}

// What is being said would be cut off.
registerUnsavedChanges(isAnswering);

/** Asks a question; nothing while another one is answered. What fails is said in the field (R15). */
export function askSophie(text: string, asking: AskContext): void {
  const question = text.trim();
  if (question === '' || isAnswering()) return;
  const { unsent } = getState();
  const key = unsent && unsent.text.trim() === question ? unsent.key : newClientId();
  const turn: Turn = {
    key,
    question,
    askedAt: new Date().toISOString(),
    text: '',
    citations: [],
    state: 'sending',
    failure: null,
    language: asking.language,
  };
  if (useChatDraft.getState().draft.trim() === question) putOut(question);
  setState(({ own }) => ({ own: [...own, turn], words: '', sources: [], unsent: null }));
  void run(turn, null, asking);
}

/** Asks a question again whose answer was stopped or broke off: in its place, as one and the same. */
export function askAgain(before: Turn, asking: AskContext): void {
  if (isAnswering()) return;
  const turn: Turn = {
    ...before,
    text: '',
    citations: [],
    state: 'sending',
    failure: null,
    language: asking.language,
  };
  setState(({ own }) => ({
    own: [...own.filter(({ key }) => key !== before.key), turn],
    words: '',
    sources: [],
    unsent: null,
  }));
  void run(turn, before, asking);
}

/** Stops the answer; what came of it stays. */
export function stopAnswer(): void {
  current?.abort();
}
