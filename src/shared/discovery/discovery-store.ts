import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { quizResultSchema, type QuizResult } from '@/api/discovery/contract';
import { bearerToken } from '@/api/http/session';
import type { Failure } from '@/lib/failure';
import { textHash } from '@/lib/text-hash';
import { onSessionReset, type EndedBy } from '@/browser/session-reset';
import { tabStorage } from '@/browser/tab-storage';
import {
  COVER_STEP,
  isQuizAnswered,
  NO_QUIZ_ANSWERS,
  QUIZ_STEPS,
  readQuizAnswers,
  toQuizBody,
  type QuizAnswers,
} from './quiz-answers';

export const DISCOVERY_TABS = ['chat', 'quiz'] as const;
export type DiscoveryTabName = (typeof DISCOVERY_TABS)[number];

const STATUSES = ['not-started', 'started', 'submitting', 'submitted'] as const;

/** `language` is the BCP 47 tag of the request. */
type StoredResult = { language: string; data: QuizResult };

type StoredQuiz = {
  tab: DiscoveryTabName;
  status: (typeof STATUSES)[number];
  /** Index of the open question (R24). */
  step: number;
  answers: QuizAnswers;
  result: StoredResult | null;
  /** Hash of the bearer token; empty for a visitor. */
  owner: string;
};

type DiscoveryState = StoredQuiz & {
  /** Error of the last submission; the answers are kept (R15, R24). */
  failure: Failure | null;
  /** Number of the pending submission; outcomes of older ones are ignored. */
  submission: number;
  setTab: (tab: DiscoveryTabName) => void;
  /** Starts the quiz, or reopens it with the present answers. */
  start: () => void;
  /** Opens a question and cancels a pending submission. */
  goTo: (step: number) => void;
  /** Ignored unless the status is `started`. */
  answer: (answers: QuizAnswers) => void;
  /** Returns the number of the submission; `null` while one is pending. */
  submit: () => number | null;
  /** Records the outcome; a `failure` of `null` means cancelled. */
  settle: (
    submission: number,
    outcome: { result: StoredResult } | { failure: Failure | null },
  ) => void;
  /** Resets everything, and opens the chat tab (R24). */
  clear: () => void;
};

const DEFAULTS: StoredQuiz & Pick<DiscoveryState, 'failure'> = {
  tab: 'chat',
  status: 'not-started',
  step: 0,
  answers: NO_QUIZ_ANSWERS,
  result: null,
  owner: '',
  failure: null,
};

const storedSchema = v.object({
  version: v.picklist([1]),
  tab: v.picklist(DISCOVERY_TABS),
  status: v.picklist(STATUSES),
  step: v.picklist(QUIZ_STEPS.map((_, at) => at)),
  answers: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  owner: v.string(),
});
const resultSchema = v.object({ language: v.string(), data: quizResultSchema });

function currentOwner(): string {
  const token = bearerToken();
  return token === null ? '' : textHash(token);
}

/** Not past a required question without an answer. */
function clampStep(answers: QuizAnswers, step: number): number {
  const required = QUIZ_STEPS.slice(0, COVER_STEP);
  const unanswered = required.findIndex((name) => !isQuizAnswered(answers, name));
  return unanswered === -1 ? step : Math.min(step, unanswered);
}

/**
 * Reads untrusted stored state. A visitor's answers survive a sign-in; a student's belong to that student (R17). A
 * submission cut off by a reload goes back to the last question.
 */
function readStored(saved: unknown): Partial<StoredQuiz> {
  const parsed = v.safeParse(storedSchema, saved);
  if (!parsed.success) return {};
  const { tab, status, step, owner } = parsed.output;
  const current = currentOwner();
  if (status === 'not-started') return { tab };
  if (owner !== '' && owner !== current) return {};
  const answers = readQuizAnswers(parsed.output.answers);
  const result = v.safeParse(resultSchema, parsed.output.result);
  const at = clampStep(answers, step);
  const done = status === 'submitted' && at === step;
  return {
    tab,
    status: done ? 'submitted' : 'started',
    step: at,
    answers,
    result: done && result.success ? result.output : null,
    owner: current,
  };
}

/** Open tab and quiz progress (spec sections 2 and 4, R24), stored in `sessionStorage`. */
export const useDiscovery = create<DiscoveryState>()(
  persist(
    (set, get) => ({
      ...DEFAULTS,
      submission: 0,
      setTab: (tab) => set({ tab }),
      start: () =>
        set({ status: 'started', step: 0, result: null, failure: null, owner: currentOwner() }),
      goTo: (step) =>
        set(({ answers }) => ({
          status: 'started',
          step: clampStep(answers, step),
          failure: null,
        })),
      answer: (answers) => {
        if (get().status === 'started') set({ answers });
      },
      submit: () => {
        if (get().status !== 'started') return null;
        const submission = get().submission + 1;
        set({ status: 'submitting', submission, failure: null });
        return submission;
      },
      settle: (submission, outcome) => {
        if (get().status !== 'submitting' || get().submission !== submission) return;
        if ('result' in outcome) set({ status: 'submitted', result: outcome.result });
        else set({ status: 'started', failure: outcome.failure });
      },
      clear: () => set(DEFAULTS),
    }),
    {
      name: 'quiz',
      storage: createJSONStorage(() => tabStorage),
      partialize: ({ tab, status, step, answers, result, owner }) => ({
        version: 1,
        tab,
        status,
        step,
        answers: toQuizBody(answers),
        result,
        owner,
      }),
      merge: (saved, state) => ({ ...state, ...readStored(saved) }),
    },
  ),
);

/** Moves a visitor's quiz into the session that begins (R27); an expired visit keeps it; clears any other (R17). */
function moveOrClear(by: EndedBy): void {
  if (by === 'expired-visit') return;
  const { status, owner, clear } = useDiscovery.getState();
  const current = currentOwner();
  if (status === 'not-started' || owner !== '' || current === '') {
    clear();
    return;
  }
  // A visitor signed in and keeps the answers. A pending submission ended with the visitor's session.
  const next = { owner: current, ...(status === 'submitting' && { status: 'started' as const }) };
  useDiscovery.setState(next);
  // Storage is cleared after these listeners; this writes the state again.
  queueMicrotask(() => useDiscovery.setState({}));
}

/**
 * Has the quiz follow the session. This module does so itself once it is loaded; a page without the quiz calls it before
 * a session begins, because the session reset alone would remove a visitor's quiz from storage.
 */
export function moveQuizWithSession(): void {
  onSessionReset(moveOrClear);
}

moveQuizWithSession();
