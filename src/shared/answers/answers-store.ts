import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { onSessionReset } from '@/browser/session-reset';
import { visitStorage } from '@/browser/visit-storage';
import { NO_ANSWERS, readAnswers, type AnswerName, type Answers } from './answers';

type SelectionsState = {
  answers: Answers;
  /** Answers that were kept but could not be used; the page says so once. */
  dropped: AnswerName[];
  /** Changes some answers and keeps the rest. */
  answer: (changes: Partial<Answers>) => void;
  /** Takes answers out that no option stands for, and remembers to say so. */
  drop: (changes: Partial<Answers>) => void;
  forgetDropped: () => void;
  reset: () => void;
};

/** What a visitor answered: survives a reload in `sessionStorage`, garbage in it does not (R21). */
export const useSelections = create<SelectionsState>()(
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

onSessionReset(() => useSelections.getState().reset());
