import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { bearerToken } from '@/api/http/session';
import { onSessionReset } from '@/browser/session-reset';
import { followOtherTabs, visitorStorage } from '@/browser/visitor-storage';
import { keysOf } from '@/lib/keys-of';
import { NO_ANSWERS, readAnswers, type AnswerName, type Answers } from './answers';

type AnswersState = {
  answers: Answers;
  /** Stored or shared answers that were invalid; reported once. */
  dropped: AnswerName[];
  answer: (changes: Partial<Answers>) => void;
  /** Changes answers without an option, and adds them to `dropped`. */
  drop: (changes: Partial<Answers>) => void;
  /** Adds answers of a link that were not used to `dropped`. */
  report: (names: readonly AnswerName[]) => void;
  forgetDropped: () => void;
  reset: () => void;
};

/**
 * A visitor's answers, on this device for 30 days (R21). Invalid content is dropped, and so is what a sign-in left over
 * once that session has ended (R19).
 */
export const useAnswersStore = create<AnswersState>()(
  persist(
    (set) => ({
      answers: NO_ANSWERS,
      dropped: [],
      answer: (changes) => set(({ answers }) => ({ answers: { ...answers, ...changes } })),
      drop: (changes) =>
        set(({ answers, dropped }) => ({
          answers: { ...answers, ...changes },
          dropped: [...dropped, ...keysOf(changes)],
        })),
      report: (names) => set(({ dropped }) => ({ dropped: [...dropped, ...names] })),
      forgetDropped: () => set({ dropped: [] }),
      reset: () => set({ answers: NO_ANSWERS, dropped: [] }),
    }),
    {
      name: 'answers',
      storage: visitorStorage(),
      partialize: ({ answers }) => ({ ...answers, ...(bearerToken() && { student: true }) }),
      merge: (saved, state) => {
        const { student } = Object(saved) as { student?: unknown }; // any JSON
        return { ...state, ...readAnswers(student && !bearerToken() ? null : saved) };
      },
    },
  ),
);

onSessionReset((by) => {
  const { answer, reset } = useAnswersStore.getState();
  // Another tab may have stored newer answers since.
  if (by === 'another-tab') void useAnswersStore.persist.rehydrate();
  // A 401 resets only the field and the majors (spec section 4).
  else if (by === 'expired-visit') answer({ parentId: null, titleIds: [] });
  else reset();
});
followOtherTabs('answers', useAnswersStore);
