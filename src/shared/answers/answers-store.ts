import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSessionReset } from '@/browser/session-reset';
import { visitStorage } from '@/browser/visit-storage';
import { NO_ANSWERS, readAnswers, type AnswerName, type Answers } from './answers';

type AnswersState = {
  answers: Answers;
  /** Stored or shared answers that were invalid; reported once. */
  dropped: AnswerName[];
  answer: (changes: Partial<Answers>) => void;
  /** Changes answers without an option, and adds them to `dropped`. */
  drop: (changes: Partial<Answers>) => void;
  forgetDropped: () => void;
  reset: () => void;
};

/** A visitor's answers, stored in `sessionStorage`, where invalid content is dropped (R21). */
export const useAnswersStore = create<AnswersState>()(
  persist(
    (set) => ({
      answers: NO_ANSWERS,
      dropped: [],
      answer: (changes) => set(({ answers }) => ({ answers: { ...answers, ...changes } })),
      drop: (changes) =>
        set(({ answers, dropped }) => ({
          answers: { ...answers, ...changes },
          dropped: [...dropped, ...(Object.keys(changes) as AnswerName[])], // keys of Answers
        })),
      forgetDropped: () => set({ dropped: [] }),
      reset: () => set({ answers: NO_ANSWERS, dropped: [] }),
    }),
    {
      name: 'answers',
      storage: createJSONStorage(() => visitStorage),
      partialize: ({ answers }) => answers,
      merge: (saved, state) => ({ ...state, ...readAnswers(saved) }),
    },
  ),
);

onSessionReset(() => useAnswersStore.getState().reset());
