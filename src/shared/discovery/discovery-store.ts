import * as v from 'valibot';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { quizResultSchema, type QuizResult } from '@/api/discovery/contract';
import { bearerToken } from '@/api/http/session';
import type { Failure } from '@/lib/failure';
import { textHash } from '@/lib/text-hash';
import { onSessionReset } from '@/browser/session-reset';
import { visitStorage } from '@/browser/visit-storage';
import {
  isQuizAnswered,
  NO_QUIZ_ANSWERS,
  QUIZ_STEPS,
  readQuizAnswers,
  toBody,
  type QuizAnswers,
} from './quiz-answers';

const TABS = ['chat', 'quiz'] as const;
/** The tabs of major discovery (spec section 2). */
export type DiscoveryTabName = (typeof TABS)[number];

const STATUSES = ['not-started', 'started', 'submitting', 'submitted'] as const;

/** What the server made of the answers, in the language (BCP 47 tag) that it was asked in. */
type KeptResult = { language: string; data: QuizResult };

type Kept = {
  tab: DiscoveryTabName;
  /** The four states of the quiz (spec section 4, R24). */
  status: (typeof STATUSES)[number];
  /** The question that is open, from 0 (R24). */
  step: number;
  answers: QuizAnswers;
  result: KeptResult | null;
  /** Whose answers they are: a stand-in for the bearer token, empty for a visitor. */
  owner: string;
};

type DiscoveryState = Kept & {
  /** Why the last submission failed; the answers are still there (R15, R24). */
  failure: Failure | null;
  /** The submission that is under way; the answer to an older one counts for nothing. */
  submission: number;
  setTab: (tab: DiscoveryTabName) => void;
  /** Begins the quiz, or goes through its questions again with the answers there are. */
  start: () => void;
  /** Opens a question; a submission that is under way is given up. */
  goTo: (step: number) => void;
  /** Takes answers in, as long as they are not submitted. */
  answer: (answers: QuizAnswers) => void;
  /** Begins a submission and gives its number; `null` where one is under way. */
  submit: () => number | null;
  /** Takes the answer of a submission in: a result, or why there is none (`null`: it was given up). */
  settle: (
    submission: number,
    outcome: { result: KeptResult } | { failure: Failure | null },
  ) => void;
  /** Back to the chat tab and the defaults (R24). */
  clear: () => void;
};

const DEFAULTS: Kept & Pick<DiscoveryState, 'failure'> = {
  tab: 'chat',
  status: 'not-started',
  step: 0,
  answers: NO_QUIZ_ANSWERS,
  result: null,
  owner: '',
  failure: null,
};

const keptSchema = v.object({
  version: v.picklist([1]),
  tab: v.picklist(TABS),
  status: v.picklist(STATUSES),
  step: v.picklist([0, 1, 2, 3]),
  answers: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  owner: v.string(),
});
const resultSchema = v.object({ language: v.string(), data: quizResultSchema });

function whoIsHere(): string {
  const token = bearerToken();
  return token === null ? '' : textHash(token);
}

/** The furthest question that can be open: each before it that needs an answer has one. */
function reachable(answers: QuizAnswers, step: number): number {
  const open = QUIZ_STEPS.findIndex((name, at) => at < 2 && !isQuizAnswered(answers, name));
  return open === -1 ? step : Math.min(step, open);
}

/**
 * What was kept, as far as it can be used: anybody can have written there. What a visitor answered goes on
 * after a sign-in, what a student answered is nobody else's (R17). A submission that a reload cut off is the
 * last question again.
 */
function readKept(saved: unknown): Partial<Kept> {
  const parsed = v.safeParse(keptSchema, saved);
  if (!parsed.success) return {};
  const { tab, status, step, owner } = parsed.output;
  const here = whoIsHere();
  if (status === 'not-started') return { tab };
  if (owner !== '' && owner !== here) return {};
  const answers = readQuizAnswers(parsed.output.answers);
  const result = v.safeParse(resultSchema, parsed.output.result);
  const at = reachable(answers, step);
  const done = status === 'submitted' && at === step;
  return {
    tab,
    status: done ? 'submitted' : 'started',
    step: at,
    answers,
    result: done && result.success ? result.output : null,
    owner: here,
  };
}

/**
 * Major discovery: which tab is open, and how far the quiz is (spec sections 2 and 4, R24). Kept in
 * `sessionStorage`: leaving in any state and coming back finds it.
 */
export const useDiscovery = create<DiscoveryState>()(
  persist(
    (set, get) => ({
      ...DEFAULTS,
      submission: 0,
      setTab: (tab) => set({ tab }),
      start: () =>
        set({ status: 'started', step: 0, result: null, failure: null, owner: whoIsHere() }),
      goTo: (step) =>
        set(({ answers }) => ({
          status: 'started',
          step: reachable(answers, step),
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
      storage: createJSONStorage(() => visitStorage),
      partialize: ({ tab, status, step, answers, result, owner }) => ({
        version: 1,
        tab,
        status,
        step,
        answers: toBody(answers),
        result,
        owner,
      }),
      merge: (saved, state) => ({ ...state, ...readKept(saved) }),
    },
  ),
);

onSessionReset(() => {
  const { status, owner, clear } = useDiscovery.getState();
  const here = whoIsHere();
  if (status === 'not-started' || owner !== '' || here === '') {
    clear();
    return;
  }
  // A visitor has signed in: the answers go along. What was under way ended with the visitor's session.
  const next = { owner: here, ...(status === 'submitting' && { status: 'started' as const }) };
  useDiscovery.setState(next);
  // Storage is swept after the stores were told: this puts it back.
  queueMicrotask(() => useDiscovery.setState({}));
});

/**
 * Loads the visitor's quiz before a session begins. The listener above then moves it into the session (R27); without
 * it, the session reset would only remove the quiz from storage.
 */
export function keepQuizForSession(): void {
  useDiscovery.getState();
}
